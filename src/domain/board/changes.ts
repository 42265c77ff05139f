import { openOf, type Tile, tiles, type Tiles } from './board.ts';

/** A figure of the board, by its tile and place: `bases/city/450100`. An event is a new figure. */
export type Figures = Readonly<Record<string, number>>;

/** All figures of the board, in the order of the tiles. */
export function figuresOf({ bases, grades, contents, browsing, top, consultations, events }: Tiles): Figures {
  const figures: Record<string, number> = {};
  if (bases) {
    figures['bases/total'] = bases.total;
    for (const { kind, count } of bases.kinds) figures[`bases/kind/${kind}`] = count;
    for (const { code, count } of bases.cities) figures[`bases/city/${code}`] = count;
    figures['bases/unplaced'] = bases.unplaced;
  }
  if (grades) {
    for (const { grade, count } of grades.grades) figures[`grades/${grade}`] = count;
    figures['grades/'] = grades.ungraded;
  }
  if (contents) {
    figures['contents/total'] = contents.total;
    for (const { month, count } of contents.months) figures[`contents/${month}`] = count;
  }
  if (browsing) {
    figures['browsing/hours24'] = browsing.hours24;
    figures['browsing/days7'] = browsing.days7;
    figures['browsing/days30'] = browsing.days30;
  }
  for (const { path, id, views } of top?.list ?? []) figures[`top/${path}/${id}`] = views;
  if (consultations) {
    figures['consultations/open'] = openOf(consultations);
    for (const name of ['overdue', 'new', 'inProgress', 'answered', 'closed'] as const)
      figures[`consultations/${name}`] = consultations[name];
    if (consultations.answerDays !== null) figures['consultations/answerDays'] = consultations.answerDays;
  }
  for (const { id } of events?.list ?? []) figures[`events/${id}`] = 1;
  return figures;
}

/**
 * The figures that differ from before, or are new. A tile that was not there before has no changes: there is nothing to
 * compare it with.
 */
export function changedFigures(before: Tiles | null, after: Tiles): readonly string[] {
  if (!before) return [];
  const [old, present] = [figuresOf(before), figuresOf(after)];
  return Object.keys(present).filter((key) => before[tileOf(key)] && old[key] !== present[key]);
}

/** The tile of a figure. */
const tileOf = (key: string): Tile => tiles.find((name) => key.startsWith(`${name}/`)) ?? 'bases';
