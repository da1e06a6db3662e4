import type { Patch, Rulebook } from "../../spec/decisions/rulebook.ts";
import { play, playOut } from "../../spec/model/play.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Experiment } from "./experiment.ts";
import { decidedBy, HYPOTHESES, type Hypothesis, type Place, watched } from "./hypotheses.ts";

/** What some misreadings predict together, and with one more beside them. */
export interface Company {
  /** Of that one among them. */
  readonly place: Place;
  /** What they predict of each game. */
  readonly without: (experiment: Experiment) => readonly Trace[];
  /** What they predict with that one more, played as it is asked for; undefined when it changes nothing. */
  readonly with: (experiment: Experiment, hypothesis: Hypothesis) => Iterable<Trace> | undefined;
}

/** A game played by the misreadings, and which of the hypotheses would have decided otherwise in it. */
interface Watched {
  readonly trace: Trace;
  readonly hits: Uint8Array;
}

/**
 * Plays each game once by those misreadings, and again only by a hypothesis that would have decided otherwise in it.
 * @param place of that one among them
 */
export function companyOf(patches: readonly Patch[], place: Place): Company {
  const decided = decidedBy(patches, place);
  const watching = watched(decided);
  const seen = new Map<Experiment, readonly Watched[]>();
  const watchedIn = (experiment: Experiment): readonly Watched[] => {
    const known = seen.get(experiment);
    if (known) return known;
    const games = experiment.games.map(({ scenario }) => {
      const hits = new Uint8Array(HYPOTHESES.length);
      watching.noteIn(hits);
      return { trace: playOut(scenario, watching.book, experiment.paths).trace, hits };
    });
    seen.set(experiment, games);
    return games;
  };
  return {
    place,
    without: (experiment) => watchedIn(experiment).map(({ trace }) => trace),
    with(experiment, { index }) {
      const watched = watchedIn(experiment);
      const book = decided.books[index];
      if (!book || watched.every(({ hits }) => hits[index] === 0)) return undefined;
      return playedAnew(experiment, watched, index, book);
    },
  };
}

function* playedAnew(
  { games, paths }: Experiment,
  watched: readonly Watched[],
  index: number,
  book: Rulebook,
): Iterable<Trace> {
  for (const [at, { scenario }] of games.entries()) {
    const game = watched[at];
    yield game && game.hits[index] === 0 ? game.trace : play(scenario, book, paths);
  }
}
