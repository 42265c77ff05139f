import { type CheckId, type Finding, isGrave } from './finding.ts';

/** A record with findings, as the question before an operation on many lists it. */
export interface Examined {
  id: string;
  /** How often each check found something. */
  counts: Readonly<Partial<Record<CheckId, number>>>;
  /** Whether publishing it needs a reason. */
  isGrave: boolean;
}

/** What was found in a record, in short: thousands of records are examined at once. Null if nothing was. */
export function examined(id: string, findings: readonly Finding[]): Examined | null {
  if (findings.length === 0) return null;
  const counts: Partial<Record<CheckId, number>> = {};
  for (const { check } of findings) counts[check] = (counts[check] ?? 0) + 1;
  return { id, counts, isGrave: findings.some(isGrave) };
}

/** All records with findings in a few figures. */
export function summaryOf(all: readonly Examined[]) {
  const counts = new Map<CheckId, number>();
  for (const one of all)
    for (const [check, count] of entriesOf(one.counts)) counts.set(check, (counts.get(check) ?? 0) + count);
  // The office's words could not be loaded: that is about the check, not about a record.
  const isWithoutWords = counts.delete('unknownWords');
  return {
    /** The records with findings, those that need a reason first. */
    records: all
      .filter((one) => entriesOf(one.counts).some(([check]) => check !== 'unknownWords'))
      .toSorted((a, b) => Number(b.isGrave) - Number(a.isGrave)),
    grave: all.filter((one) => one.isGrave).length,
    counts: inOrder([...counts]),
    isWithoutWords,
  };
}

type Count = readonly [CheckId, number];

/** The counts of a record by check, in the order of all. */
export const entriesOf = (counts: Examined['counts']): readonly Count[] =>
  inOrder(Object.entries(counts) as readonly Count[]);

/** Those that need a reason first, then the most frequent. */
const inOrder = (counts: readonly Count[]): readonly Count[] =>
  counts.toSorted(([a, ofA], [b, ofB]) => Number(isGrave({ check: b })) - Number(isGrave({ check: a })) || ofB - ofA);
