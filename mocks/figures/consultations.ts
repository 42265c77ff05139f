import { consultationDimensions } from './consultation-dimensions.ts';
import type { Call } from '#mocks/server/handle.ts';
import { consultationCollection } from '#mocks/store/collections.ts';
import type { Fact } from './fact.ts';

/** All consultations, by the day of receipt. */
export async function consultationFacts({ tx, now }: Call): Promise<Fact[]> {
  const rows = await tx.all(consultationCollection);
  const dimensionsOf = await consultationDimensions(rows, tx, now);
  return rows.map((row) => ({ day: row.receivedTime.slice(0, 10), weight: 1, of: dimensionsOf(row) }));
}
