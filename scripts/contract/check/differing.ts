import type { Suggestion } from '#scripts/contract/suggest/suggest.ts';
import { nameOf, type Operation } from '#scripts/contract/table/operations.ts';
import type { Report } from './report.ts';

/** A difference, where it came, and the adapter lines that remove it. */
interface Group {
  texts: string[];
  places: string[];
  lines: Set<string>;
}

/** The number of places above which a difference is listed once for all of them. */
const many = 3;

/** The differences by operation; below each one come the adapter lines that remove it. */
export function differing(report: Report): string[] {
  const lines = together(groupsOf(report)).flatMap((group) =>
    group.places.length > many
      ? [
          ...group.texts.map((text) => `✗ ${group.places.length} times: ${text}`),
          ...group.places.map((place) => `    ${place}`),
          ...group.lines,
        ]
      : group.places.flatMap((place) => [...group.texts.map((text) => `✗ ${place}: ${text}`), ...group.lines]),
  );
  return onceEach(report.suggestions, lines);
}

/** The differences by text. Two operations that need different lines have a group each, unless there are many. */
function groupsOf({ tried, suggestions }: Report): Group[] {
  const groups = new Map<string, Group>();
  const counts = new Map<string, number>();
  for (const { difference } of tried)
    for (const text of difference.differs) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const { operation, tried: what, difference } of tried)
    for (const text of difference.differs) {
      const place = what === 'answer' ? nameOf(operation) : `${nameOf(operation)}, ${what}`;
      const found = what === 'answer' ? suggestions.filter((one) => removes(one, operation, text)) : [];
      const isOfMany = (counts.get(text) ?? 0) > many;
      const key = isOfMany ? text : `${place} ${text}`;
      const group = groups.get(key) ?? { texts: [text], places: [], lines: new Set() };
      groups.set(key, group);
      group.places.push(place);
      for (const { line } of found) group.lines.add(shown(line));
    }
  return [...groups.values()];
}

/** Differences that came in the same many places are listed together. */
function together(groups: readonly Group[]): Group[] {
  const found = new Map<string, Group>();
  for (const group of groups) {
    const { texts, places, lines } = group;
    const key = places.length > many ? places.join('\n') : `${places.join('\n')} ${texts.join('\n')}`;
    const known = found.get(key);
    if (known) {
      known.texts.push(...texts);
      for (const line of lines) known.lines.add(line);
    } else found.set(key, group);
  }
  return [...found.values()];
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
  places.some((place) => text.startsWith(`${place} `) || text.startsWith(`${place}: `));

/** Adapter lines without a difference: of optional fields, or of data that came beside the marks. */
export function elsewhere({ tried, suggestions }: Report): string[] {
  return suggestions.flatMap((one) => {
    const operation = tried.find(({ operation: { endpoint } }) => endpoint.path === one.path)?.operation;
    if (!operation || one.isForDifference) return [];
    const isNamed = tried.some(
      ({ operation: { id }, difference }) =>
        id === operation.id && difference.differs.some((text) => removes(one, operation, text)),
    );
    if (isNamed) return [];
    return [`? ${nameOf(operation)}: ${one.places.at(-1)} may have another name or place`, shown(one.line)];
  });
}
