import { expect, test } from 'vitest';
import { entriesOf, examined, summaryOf } from '#src/domain/checks/examination.ts';
import type { CheckId, Finding } from '#src/domain/checks/finding.ts';

const of = (...checks: readonly CheckId[]) =>
  checks.map((check): Finding => ({ check, field: 'summary', place: null, found: '', fix: { kind: 'jump' } }));

test('many records: those that need a reason come first, and so do the checks', () => {
  const all = [
    examined('1', of('missing', 'missing', 'missing')),
    examined('2', of()),
    examined('3', of('wrongWord', 'mobile')),
    examined('4', of('forbiddenWord', 'missing', 'mobile')),
  ].flatMap((one) => one ?? []);
  const summary = summaryOf(all);
  expect(summary.records.map(({ id }) => id)).toEqual(['3', '4', '1']);
  expect({ ...summary, records: [] }).toEqual({
    records: [],
    grave: 2,
    counts: [
      ['mobile', 2],
      ['forbiddenWord', 1],
      ['missing', 4],
      ['wrongWord', 1],
    ],
    isWithoutWords: false,
  });
  const { counts } = examined('5', of('missing', 'wrongWord', 'wrongWord', 'mobile')) ?? { counts: {} };
  expect(entriesOf(counts).map(([check]) => check)).toEqual(['mobile', 'wrongWord', 'missing']);
});

test('a list of words that could not be loaded is no finding of a record', () => {
  const all = ['1', '2'].flatMap((id) => examined(id, of('unknownWords')) ?? []);
  expect(summaryOf(all)).toEqual({ records: [], grave: 0, counts: [], isWithoutWords: true });
});
