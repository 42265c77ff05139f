export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a record by dotted name, nested records two levels deep. */
export function leavesOf(record: JsonRecord, depth = 2, before = ''): [name: string, value: unknown][] {
  // Adapters give fields of requests no value.
  const given = Object.entries(record).filter(([, value]) => value !== undefined);
  return given.flatMap(([name, value]): [string, unknown][] => [
    [before + name, value],
    ...(isRecord(value) && depth > 0 ? leavesOf(value, depth - 1, `${before}${name}.`) : []),
  ]);
}
