import type { LogEntry } from './log-entry.ts';

/** The change of one field. `undefined` means that the object had no such field. */
export interface LogChange {
  name: string;
  before: unknown;
  after: unknown;
}

/** How many fields are shown, and how much of a field's name. The values come from outside and may be hostile (fault D20). */
export const fieldLimits = { fields: 200, name: 100 } as const;

/** The fields that an entry's action changed, in the order of the server. When there are too many, the last one is an ellipsis. */
export function changesOf({ before, after }: Pick<LogEntry, 'before' | 'after'>): readonly LogChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const shown = names
    .slice(0, fieldLimits.fields)
    .map((name) => ({ name, before: ownValue(before, name), after: ownValue(after, name) }));
  return names.length > shown.length ? [...shown, { name: '…', before: undefined, after: '…' }] : shown;
}

/** The name of a field that has no translation, cut to the limit. */
export const shownName = (name: string): string =>
  name.length > fieldLimits.name ? `${name.slice(0, fieldLimits.name)}…` : name;

/** Reads own properties only: a log may hold a field named `constructor`. */
const ownValue = (fields: LogEntry['before'], name: string): unknown =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** How much of a value is shown. Values come from outside and may be hostile (fault D20). */
export const valueLimits = { depth: 6, items: 200, text: 20_000 } as const;

/** Writes a value as indented lines of text. Parts beyond the limits become an ellipsis. */
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

/** Writes a small object with a few simple values in one line; null when it does not fit. */
function lineOf(entries: readonly [string, unknown][]): string | null {
  if (entries.length > 4 || entries.some(([, value]) => typeof value === 'object' && value !== null)) return null;
  const line = entries.map(([name, value]) => `${name}: ${scalarText(value)}`).join(', ');
  return line.length > shortLine || line.includes('\n') ? null : line;
}

function scalarText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
