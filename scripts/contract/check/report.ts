import { withoutSecrets } from '#scripts/contract/calls/secrets.ts';
import type { Suggestion } from '#scripts/contract/suggest/suggest.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
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
    ...withoutDifference(report),
    ...untried(report),
    ...sum(report, operations),
  ];
  return lines.map((line) => withoutSecrets(line, report.secrets));
}

const nameOf = ({ endpoint: { method, path, source } }: Operation): string => `${method} ${path} (${source})`;

/** A difference of many operations is listed once. Below each difference come the adapter lines that remove it. */
function differing({ tried, suggestions }: Report): string[] {
  const places = new Map<string, { place: string; lines: string[] }[]>();
  for (const { operation, tried: what, difference } of tried)
    for (const text of difference.differs) {
      const place = what === 'answer' ? nameOf(operation) : `${nameOf(operation)}, ${what}`;
      const found = what === 'answer' ? suggestions.filter((one) => removes(one, operation, text)) : [];
      const lines = found.map(({ line }) => shown(line));
      places.set(text, [...(places.get(text) ?? []), { place, lines }]);
    }
  return onceEach(
    suggestions,
    [...places].flatMap(([text, found]) =>
      found.length > many
        ? [
            `✗ ${found.length} times: ${text}`,
            ...found.map(({ place }) => `    ${place}`),
            ...new Set(found.flatMap(({ lines }) => lines)),
          ]
        : found.flatMap(({ place, lines }) => [`✗ ${place}: ${text}`, ...lines]),
    ),
  );
}

/** Lines for all calls, such as that of the envelope, are printed once. */
function onceEach(suggestions: readonly Suggestion[], lines: readonly string[]): string[] {
  const general = new Set(suggestions.filter(({ path }) => path === null).map(({ line }) => shown(line)));
  return lines.filter((line, index) => !general.has(line) || lines.indexOf(line) === index);
}

const shown = (line: string): string => `    → ${line}`;

/** Whether the adapter line removes the difference of the operation. */
const removes = ({ path, places }: Suggestion, { endpoint }: Operation, text: string): boolean =>
  (path === null || path === endpoint.path) &&
  places.some((place) => text.startsWith(`${place} is missing`) || text.startsWith(`${place}: `));

/** Fields that may be left out, and probably have another name. */
function withoutDifference({ tried, suggestions }: Report): string[] {
  const isNamed = (one: Suggestion) =>
    tried.some(({ operation, difference }) => difference.differs.some((text) => removes(one, operation, text)));
  return suggestions
    .filter((one) => one.path !== null && !one.isForDifference && !isNamed(one))
    .flatMap(({ path, places, line }) => [`? ${path}: ${places[0]} may have another name`, shown(line)]);
}

const many = 3;

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
