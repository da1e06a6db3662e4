import type { Card } from "../spec/types/index.ts";

/** "When you play a spell, give me +1 Might this turn." */
export const observer: Card = {
  id: "observer",
  name: "Observer",
  kind: "unit",
  timing: "main",
  text: [],
  abilities: [
    {
      id: "a1",
      when: "you play a spell",
      text: [{ id: "i1", verb: "might", amount: 1, object: { id: "m1", me: true } }],
    },
  ],
};

/** "If a friendly unit would die, kill this instead; heal, exhaust and recall that unit." */
export const rescue: Card = {
  id: "rescue",
  name: "Rescue",
  kind: "gear",
  timing: "main",
  text: [],
  abilities: [
    {
      id: "a1",
      wouldDie: { id: "m1", all: "unit", filters: [{ id: "f1", is: "friendly" }] },
      instead: [
        { id: "i1", verb: "kill", object: { id: "m2", me: true } },
        { id: "i2", verb: "heal", object: { id: "m3", it: "m1" } },
        { id: "i3", verb: "exhaust", object: { id: "m4", it: "m1" } },
        { id: "i4", verb: "recall", object: { id: "m5", it: "m1" } },
      ],
    },
  ],
};

/** "When you choose me, give me +1 Might this turn." */
export const choosesMe: Card = {
  id: "choosesMe",
  name: "Choose me",
  kind: "unit",
  timing: "main",
  text: [],
  abilities: [
    {
      id: "a1",
      when: "you choose me",
      text: [{ id: "i1", verb: "might", amount: 1, object: { id: "m1", me: true } }],
    },
  ],
};

/** The same on a legend: "When you choose me, draw 1." */
export const chosenLegend: Card = {
  id: "chosenLegend",
  name: "Chosen legend",
  kind: "legend",
  timing: "main",
  text: [],
  abilities: [
    {
      id: "a1",
      when: "you choose me",
      text: [{ id: "i1", verb: "draw", amount: 1, player: { id: "m1", player: "you" } }],
    },
  ],
};

/** "Other friendly units here can't be chosen by enemy spells and abilities." */
export const guard: Card = {
  id: "guard",
  name: "Guard",
  kind: "unit",
  timing: "main",
  text: [],
  abilities: [
    {
      id: "a1",
      passive: "cantBeChosen",
      on: {
        id: "m1",
        all: "unit",
        filters: [
          { id: "f1", is: "friendly" },
          { id: "f2", is: "here" },
        ],
      },
    },
  ],
};
