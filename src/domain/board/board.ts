import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import { baseKinds } from '#src/domain/scoring/kinds.ts';

/** Bases that visitors see. The kinds add up to the total, as do the cities with `unplaced`. */
const Bases = object({
  time: string(),
  total: count,
  kinds: array(object({ kind: picklist(baseKinds), count })),
  /** All 14, by their code. */
  cities: array(object({ code: string(), count })),
  unplaced: count,
});

/** The same bases by the grade of the result that was passed last; `ungraded` have none that the person may see (W1.1). */
const Grades = object({ time: string(), grades: array(object({ grade: string(), count })), ungraded: count });

/** Contents that visitors see: all of them, and those of the last twelve months by the month in which they were added. */
const Contents = object({ time: string(), total: count, months: array(object({ month: string(), count })) });

/** Views of contents: of the last 24 hours, and of the last 7 and 30 days of Asia/Shanghai, of which today is the last. */
const Browsing = object({
  time: string(),
  hours24: count,
  days7: count,
  days30: count,
  days: array(object({ day: string(), views: count })),
});

/** The contents with most views in the last 7 days. */
const Top = object({
  time: string(),
  list: array(object({ path: string(), id: string(), title: string(), views: count })),
});

const Consultations = object({
  time: string(),
  new: count,
  inProgress: count,
  answered: count,
  closed: count,
  overdue: count,
  /** When the oldest unanswered one was received. */
  oldest: nullable(string()),
  /** From receipt to answer, the mean of all answers, in days with one decimal. */
  answerDays: nullable(number()),
});

/** What happened to contents that visitors see, the latest first. No person is named. */
const Events = object({
  time: string(),
  list: array(object({ id: string(), time: string(), path: string(), action: string(), title: string() })),
});

/**
 * The state of the platform (decision 046). Each tile has the time of its figures; a tile that the server cannot provide at the
 * moment is null. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai.
 */
export const Board = object({
  time: string(),
  tiles: object({
    bases: nullable(Bases),
    grades: nullable(Grades),
    contents: nullable(Contents),
    browsing: nullable(Browsing),
    top: nullable(Top),
    consultations: nullable(Consultations),
    events: nullable(Events),
  }),
});
export type Board = InferOutput<typeof Board>;
export type Tiles = Board['tiles'];
export type Tile = keyof Tiles;
export type TileOf<Name extends Tile> = NonNullable<Tiles[Name]>;

export const tiles = ['bases', 'grades', 'contents', 'browsing', 'top', 'consultations', 'events'] as const;

/** Merges an answer into the tiles: a tile that the server could not provide keeps its figures and their time. */
export function mergeTiles(before: Tiles | null, { tiles: answered }: Board): Tiles {
  if (!before) return answered;
  return {
    bases: answered.bases ?? before.bases,
    grades: answered.grades ?? before.grades,
    contents: answered.contents ?? before.contents,
    browsing: answered.browsing ?? before.browsing,
    top: answered.top ?? before.top,
    consultations: answered.consultations ?? before.consultations,
    events: answered.events ?? before.events,
  };
}

/** Consultations that wait for an answer. */
export const openOf = (consultations: TileOf<'consultations'>): number => consultations.new + consultations.inProgress;
