import type { CountedRow } from '#src/domain/figures/figures.ts';
import { browsingUntil } from '#mocks/seed/figures/browsing.ts';
import { experiencesUntil } from '#mocks/seed/figures/experiences.ts';
import type { Call } from '#mocks/server/handle.ts';
import { storedSeed } from '#mocks/server/stored-seed.ts';
import type { Dimensions, Fact } from './fact.ts';

/** The sources whose records have their own list. */
export type CountedSource = 'browsing' | 'experiences';

/** The records of such a source until now, in the order of time. */
export async function countedRows(source: CountedSource, { tx, now }: Call): Promise<readonly CountedRow[]> {
  const { start } = await storedSeed(tx);
  return source === 'browsing'
    ? browsingUntil(start, now).map(({ views, ...row }) => ({ ...row, kind: '', group: '', count: views }))
    : experiencesUntil(start, now).map(({ people, ...row }) => ({ ...row, count: people }));
}

export const countedDimensions = ({ path, recordId, city, kind, group }: CountedRow): Dimensions => ({
  city,
  kind,
  group,
  type: path,
  content: `${path}:${recordId}`,
});

export const countedFacts = async (source: CountedSource, call: Call): Promise<Fact[]> =>
  (await countedRows(source, call)).map((row) => ({
    day: row.time.slice(0, 10),
    weight: row.count,
    of: countedDimensions(row),
    title: row.title,
  }));
