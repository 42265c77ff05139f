import type { LogEntry } from './log-entry.ts';

/** What became of one field. `undefined`: the object had no such field then. */
export interface LogChange {
  name: string;
  before: unknown;
  after: unknown;
}

/** How many fields are told, and how much of a field's name: whoever wrote them may have meant harm (fault D20). */
export const fieldLimits = { fields: 200, name: 100 } as const;

/** The fields that an action changed, in the order in which the server tells them; where there are too many, an ellipsis is the last. */
export function changesOf({ before, after }: Pick<LogEntry, 'before' | 'after'>): readonly LogChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const told = names
    .slice(0, fieldLimits.fields)
    .map((name) => ({ name, before: ownValue(before, name), after: ownValue(after, name) }));
  return names.length > told.length ? [...told, { name: '…', before: undefined, after: '…' }] : told;
}

/** A field's name where it has no words. */
export const shownName = (name: string): string =>
  name.length > fieldLimits.name ? `${name.slice(0, fieldLimits.name)}…` : name;

/** A log may well hold a field named `constructor`. */
const ownValue = (fields: LogEntry['before'], name: string): unknown =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** How much of a value is told: whoever wrote it may have meant harm (fault D20). */
export const valueLimits = { depth: 6, items: 200, text: 20_000 } as const;

/** A value as text, a line for each part of it; what is too deep or too much is an ellipsis. */
export function valueText(
  value: unknown,
  limits: Readonly<Record<keyof typeof valueLimits, number>> = valueLimits,
): string {
  let left = limits.text;
  const lines: string[] = [];
  const push = (line: string) => {
    if (left <= 0) return;
    lines.push(line.length > left ? `${line.slice(0, left)}…` : line);
    left -= line.length;
  };
  const write = (part: unknown, indent: string, label: string) => {
    if (left <= 0) return;
    if (typeof part !== 'object' || part === null) {
      for (const line of scalarText(part).split('\n')) push(indent + label + line);
      return;
    }
    const entries = Object.entries(part);
    const inOneLine = Array.isArray(part) ? null : lineOf(entries);
    if (entries.length === 0 || inOneLine !== null) return push(indent + label + (inOneLine ?? ''));
    if (indent.length / 2 >= limits.depth) return push(`${indent}${label}…`);
    if (label !== '') push(indent + label.trimEnd());
    const inner = label === '' ? indent : `${indent}  `;
    for (const [name, item] of entries.slice(0, limits.items))
      write(item, inner, Array.isArray(part) ? '- ' : `${name}: `);
    if (entries.length > limits.items) push(`${inner}…`);
  };
  write(value, '', '');
  return lines.join('\n');
}

const shortLine = 100;

/** A small thing with a few values, a page of a role's say, is a line. */
function lineOf(entries: readonly [string, unknown][]): string | null {
  if (entries.length > 4 || entries.some(([, value]) => typeof value === 'object' && value !== null)) return null;
  const line = entries.map(([name, value]) => `${name}: ${scalarText(value)}`).join(', ');
  return line.length > shortLine || line.includes('\n') ? null : line;
}

function scalarText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
