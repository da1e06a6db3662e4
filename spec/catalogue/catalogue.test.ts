import { expect, test } from "vitest";
import { validateCard } from "../schema/validate.ts";
import { rulesText } from "../text/rules-text.ts";
import { CATALOGUE } from "./index.ts";
import { isExact } from "./official-card.ts";
import { PIECES } from "./pieces/index.ts";

test("every card is a valid tree, once", () => {
  for (const { card } of CATALOGUE) expect(validateCard(card), card.name).toBe(card);
  const names = new Set(CATALOGUE.map(({ card }) => card.name));
  const ids = new Set(CATALOGUE.map(({ card }) => card.id));
  expect([names.size, ids.size]).toEqual([CATALOGUE.length, CATALOGUE.length]);
});

test("every card holds together: ids are unique, references lead somewhere", () => {
  const cards = [...CATALOGUE, ...Object.values(PIECES).flat()].map(({ card }) => card);
  for (const card of cards) {
    const ids: unknown[] = [];
    const references: unknown[] = [];
    JSON.stringify({ ...card, id: undefined }, (key, value: unknown) => {
      if (key === "id") ids.push(value);
      if (["it", "of", "they", "ifDone", "otherwise"].includes(key)) references.push(value);
      return value;
    });
    const subjects = card.abilities.flatMap((ability) => ("when" in ability ? [ability.subject] : []));
    const known = new Set([...ids, ...subjects]);
    expect(new Set(ids).size, card.name).toBe(ids.length);
    expect(
      references.filter((id) => !known.has(id)),
      card.name,
    ).toEqual([]);
  }
});

test("units have Might, and only they", () => {
  for (const { card, might } of CATALOGUE) expect(might !== undefined, card.name).toBe(card.kind === "unit");
});

test("what the cards say here", () => {
  const lines = CATALOGUE.map((official) => {
    const { card, qualities = [] } = official;
    const text = [rulesText(card).replaceAll("\n", " / "), ...qualities].filter((part) => part !== "").join(" / ");
    return `${card.name}${isExact(official) ? "" : " (in part)"}: ${text}`;
  });
  expect(lines.length).toBeGreaterThanOrEqual(40);
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "Void Seeker: Deal 4 to a unit at a battlefield. Draw 1.
    Hextech Ray: Deal 3 to a unit at a battlefield.
    Singularity: Deal 6 to each of up to two units.
    Falling Star: Deal 3 to a unit. Deal 3 to a unit.
    Icathian Rain: Deal 2 to a unit. Deal 2 to a unit. Deal 2 to a unit. Deal 2 to a unit. Deal 2 to a unit. Deal 2 to a unit.
    Bellows Breath (in part): Deal 1 to each of up to three units.
    Alpha Strike (in part): Choose a friendly unit. Deal damage equal to its Might split among one or more enemy units at battlefields.
    Strike Down (in part): Choose an equipped friendly unit. Deal damage equal to its Might to an enemy unit.
    Challenge (in part): Choose a friendly unit. Choose an enemy unit. Deal damage equal to the Might of the first unit to the second unit. Deal damage equal to the Might of the second unit to the first unit.
    Rocket Barrage (in part): Deal 4 to a unit in a base.
    Smite (in part): Deal 3 to a unit at a battlefield.
    Unchecked Power: Exhaust all friendly units. Deal 12 to all units at battlefields.
    Hidden Blade: Kill a unit at a battlefield. Its controller draws 2.
    Deathgrip: Kill a friendly unit. If you do, give Might equal to its Might to another friendly unit this turn. Draw 1.
    Lacerate (in part): Choose a unit. If it has 3 Might or less, kill it.
    Fox-Fire (in part): Kill any number of units at battlefields with total Might 4 or less.
    The Ruination: Kill all units.
    Sacrifice: As an additional cost to play this, kill a friendly unit with 5 Might or more. / Draw 2. Channel 1 rune.
    Heedless Resurrection (in part): As an additional cost to play this, kill a friendly unit. / Play a unit from your trash to base.
    Gust: Return a unit at a battlefield with 3 Might or less to its owner's hand.
    Flash: Move up to two friendly units to base.
    Fight or Flight: Move a unit at a battlefield to base.
    Retreat: Return a friendly unit to its owner's hand. Its owner channels 1 rune exhausted.
    Star-Crossed: Return a friendly unit to its owner's hand. Return an enemy unit to its owner's hand.
    Thrill of the Hunt: Banish a friendly unit. Its owner plays it to any battlefield.
    Arcane Shift (in part): Banish a friendly unit. Its owner plays it to base. Deal 3 to an enemy unit at a battlefield. Banish this.
    Tactical Retreat (in part): Save a friendly unit; the next time it would die this turn, heal, exhaust and recall it instead.
    Discipline: Give a unit +2 Might this turn. Draw 1.
    Stupefy (in part): Give a unit -1 Might this turn. Draw 1.
    En Garde (in part): Give a unit +1 Might this turn.
    Frigid Touch (in part): Give a unit -2 Might this turn.
    Feral Strength (in part): Give a unit +2 Might this turn.
    Facebreaker (in part): Stun a friendly unit at a battlefield. Stun an enemy unit at a battlefield.
    Angle Shot (in part): Attach a gear to a unit. Draw 1.
    Wind Wall: Counter a spell.
    Defy (in part): Counter a spell.
    Lilting Lullaby (in part): Counter a spell.
    Repulse (in part): Counter an enemy spell or ability that chooses exactly 1 unit.
    Tideturner: When you play me, you may swap me with a unit you control at another location.
    Zhonya's Hourglass: If a friendly unit would die, kill this instead; heal it, exhaust it and recall it.
    Iron Ballista (in part): Exhaust: Deal 2 to a unit at a battlefield.
    Baited Hook (in part): Exhaust: Kill a friendly unit. Look at the top 5 cards of your Main Deck. Banish up to one unit among those cards with up to 1 more Might than that unit. The owner of the second unit plays it to base. Recycle the rest of those cards.
    Ravenbloom Student: When you play a spell, give me +1 Might this turn.
    Irelia, Fervent (in part): When you choose me, give me +1 Might this turn.
    Yasuo, Remorseful: When I attack, deal damage equal to my Might to an enemy unit here.
    Volibear, Furious (in part): When I attack, deal 5 split among one to five enemy units here.
    Vi, Peacekeeper (in part): When I attack, stun an enemy unit here.
    Cruel Patron: As an additional cost to play me, kill a friendly unit.
    Ruin Runner: cantBeChosen
    Determined Sentry: cantMoveToBase
    Maduli the Gatekeeper: cantBeReadied
    Minotaur Reckoner: Other units can't move to base. / cantMoveToBase
    Alpha Wildclaw (in part): Other friendly units here with 6 Might or less can't be chosen by enemy spells and abilities.
    Mageseeker Warden (in part): Enemy units can't be readied."
  `);
});
