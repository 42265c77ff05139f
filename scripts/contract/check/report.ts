import { withoutSecrets } from '#scripts/contract/calls/secrets.ts';
import type { Suggestion } from '#scripts/contract/suggest/suggest.ts';
import { nameOf, type Operation } from '#scripts/contract/table/operations.ts';
import { differing, elsewhere } from './differing.ts';
import type { Difference } from './flaws.ts';

/** A kind of attempt at an operation: a valid request, one that must be refused, or a step of a write. */
export type Try =
  'answer' | 'wrong token' | 'missing right' | 'bad request' | 'older version' | 'same name' | 'same key' | 'deleted';

interface Tried {
  operation: Operation;
  tried: Try;
  difference: Difference;
}

/** The result of a check. `untried`: attempts that were not possible, with the reason. */
export interface Report {
  tried: Tried[];
  untried: { operation: Operation; what: Try; why: string }[];
  /** Differences that belong to no operation. */
  server: string[];
  /** The lines of an adapter that would remove the differences. */
  suggestions: Suggestion[];
  /** Removed from every line: passwords, tokens, captchas. A server may repeat them in its messages. */
  secrets: Set<string>;
}

export const emptyReport = (): Report => ({ tried: [], untried: [], server: [], suggestions: [], secrets: new Set() });

/** Whether the server keeps the contract in all attempts. */
export const agrees = ({ tried, server }: Report): boolean =>
  server.length === 0 && tried.every(({ difference }) => difference.differs.length === 0);

/** The lines of the report: differences by operation, untried attempts by reason, and the total. */
export function linesOf(report: Report, operations: readonly Operation[]): string[] {
  const lines = [
    ...report.server,
    ...differing(report),
    ...unknown(report),
    ...elsewhere(report),
    ...untried(report),
    ...sum(report, operations),
  ];
  return lines.map((line) => withoutSecrets(line, report.secrets));
}

function unknown({ tried }: Report): string[] {
  const found = tried.flatMap(({ operation, difference }) =>
    difference.unknown.map((place) => `? ${nameOf(operation)}: the contract does not know ${place}`),
  );
  return [...new Set(found)];
}

function untried(report: Report): string[] {
  const reasons = new Map<string, string[]>();
  for (const { operation, what, why } of report.untried) {
    const reason = `${what}: ${why}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), operation.endpoint.path]);
  }
  return [...reasons].flatMap(([reason, paths]) => [
    `- not tried (${paths.length}), ${reason}`,
    `    ${paths.join(' ')}`,
  ]);
}

function sum({ tried }: Report, operations: readonly Operation[]): string[] {
  const whole = new Set(tried.filter(({ tried: what }) => what === 'answer').map(({ operation }) => operation.id));
  const bad = new Set(
    tried.filter(({ difference }) => difference.differs.length > 0).map(({ operation }) => operation.id),
  );
  return [
    `${operations.length} operations, ${whole.size} of them tried with a valid request, ${tried.length} calls compared: ` +
      (bad.size === 0 ? 'they agree with the contract.' : `${bad.size} operations differ.`),
  ];
}
