import { textOf } from '#src/domain/content/record.ts';
import { basesPath } from '#src/domain/scoring/kinds.ts';
import { gradesFor } from '#mocks/scoring/grades.ts';
import type { Call } from '#mocks/server/handle.ts';
import { allRecords } from '#mocks/server/records.ts';
import { cityOf, type Fact } from './fact.ts';

/** All current bases, by the day of their creation. */
export async function baseFacts(call: Call): Promise<Fact[]> {
  const grades = await gradesFor(call);
  return (await allRecords(call.tx, basesPath)).map((record) => ({
    day: record.createdTime.slice(0, 10),
    weight: 1,
    of: {
      city: cityOf(textOf(record, 'area')),
      kind: textOf(record, 'type'),
      status: record.status,
      grade: grades.get(record.id) ?? '',
    },
  }));
}
