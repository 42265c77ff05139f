import type { GenericSchema } from 'valibot';
import { is } from 'valibot';
import { type Conversion, conversionOf, type Theirs } from './convert.ts';
import { isRecord, type JsonRecord, leavesOf } from './json-record.ts';
import { similarity } from './names.ts';

/** Values that the check knows, by the names of our fields. */
export type Known = ReadonlyMap<string, ReadonlySet<string>>;

/** The line of one field. `name` is ours. */
export interface FieldLine {
  name: string;
  line: string;
}

interface Context {
  secrets: readonly string[];
  /** Words of the record, such as `user`, which names of the server may repeat. */
  words: readonly string[];
  known: Known;
}

interface Pair {
  ours: string;
  theirs: Theirs;
  score: number;
  conversion: Conversion;
}

/** Below it, a name says nothing. */
const enough = 0.5;

/** The lines of the fields in which the server's records differ from our entries, in the order of the entries. */
export function fieldLines(
  entries: Readonly<Record<string, GenericSchema>>,
  records: readonly JsonRecord[],
  context: Context,
): FieldLine[] {
  if (records.length === 0) return [];
  const columns = columnsOf(records);
  const names = Object.keys(entries);
  const kept = new Set(names.filter((name) => columns.has(name)));
  const free = [...columns.values()].filter(({ name }) => !kept.has(name.split('.')[0] ?? name));
  const pairs = choose(
    names.filter((name) => !kept.has(name)).flatMap((name) => pairsOf(name, entries[name], free, context)),
  );
  const used = new Set([...pairs.values()].map(({ theirs }) => theirs.name));
  const left = free.filter(({ name }) => !used.has(name));
  return names.flatMap((name) => {
    const schema = entries[name];
    if (!schema) return [];
    const own = columns.get(name);
    if (own) return sameName({ name, schema, secrets: context.secrets }, own);
    const pair = pairs.get(name);
    if (pair) return [{ name, line: lineOf(name, pair.conversion) }];
    return is(schema, undefined) ? [] : [{ name, line: unguessed(name, schema, left, pairs, context) }];
  });
}

/** The values of each field of the server, also of nested ones. */
function columnsOf(records: readonly JsonRecord[]): Map<string, Theirs> {
  const columns = new Map<string, unknown[]>();
  for (const record of records)
    for (const [name, value] of leavesOf(record)) columns.set(name, [...(columns.get(name) ?? []), value]);
  return new Map([...columns].map(([name, values]) => [name, { name, values }]));
}

function sameName(
  ours: { name: string; schema: GenericSchema; secrets: readonly string[] },
  theirs: Theirs,
): FieldLine[] {
  if (theirs.values.every((value) => is(ours.schema, value))) return [];
  const conversion = conversionOf(ours, theirs);
  if (conversion && conversion.code !== '') return [{ name: ours.name, line: lineOf(ours.name, conversion) }];
  // The records inside have lines of their own.
  if (theirs.values.some((value) => typeof value === 'object' && value !== null)) return [];
  return [{ name: ours.name, line: `// ${ours.name}: no combinator reads what came` }];
}

function pairsOf(
  name: string,
  schema: GenericSchema | undefined,
  free: readonly Theirs[],
  { secrets, words, known }: Context,
): Pair[] {
  if (!schema) return [];
  return free.flatMap((theirs) => {
    const conversion = conversionOf({ name, schema, secrets }, theirs);
    const alike = similarity(name, theirs.name, words);
    const score = isKnown(known.get(name), theirs) ? Math.max(alike, 0.9 + 0.05 * alike) : alike;
    return conversion && score >= enough ? [{ ours: name, theirs, score, conversion }] : [];
  });
}

/** Whether a known value came. Shorter ones are equal by chance. */
const isKnown = (known: ReadonlySet<string> | undefined, { values }: Theirs): boolean =>
  known !== undefined && values.some((value) => String(value).length >= 3 && known.has(String(value)));

/** The best pairs, each field once. Where two fit equally well, none is chosen. */
function choose(pairs: readonly Pair[]): Map<string, Pair> {
  const chosen = new Map<string, Pair>();
  let rest = [...pairs].toSorted((a, b) => b.score - a.score);
  while (rest[0]) {
    const [best] = rest;
    const equal = rest.filter((pair) => pair !== best && pair.score === best.score);
    const isOfOurs = ({ ours }: Pair) => ours === best.ours;
    const isOfTheirs = ({ theirs }: Pair) => theirs === best.theirs;
    const [isTornOurs, isTornTheirs] = [equal.some(isOfOurs), equal.some(isOfTheirs)];
    if (!isTornOurs && !isTornTheirs) chosen.set(best.ours, best);
    // A field for which two fit equally well is given up; the other one of the pair may still find another.
    const isSettled = isTornOurs === isTornTheirs;
    rest = rest.filter(
      (pair) => !(isOfOurs(pair) && (isSettled || isTornOurs)) && !(isOfTheirs(pair) && (isSettled || isTornTheirs)),
    );
  }
  return chosen;
}

const lineOf = (name: string, { code, comment }: Conversion): string =>
  `${name}: ${code},${comment === undefined ? '' : `  // ${comment}`}`;

/** A version is made of the record; for any other field the reader chooses among what is left. */
function unguessed(
  name: string,
  schema: GenericSchema,
  left: readonly Theirs[],
  pairs: ReadonlyMap<string, Pair>,
  { secrets, words }: Context,
): string {
  const isConvertible = (theirs: Theirs) => conversionOf({ name, schema, secrets }, theirs) !== null;
  if (name === 'version') {
    const changed = pairs.get('updatedTime')?.theirs.name ?? '…';
    return `version: version('${changed}'),  // of the time of the last change, if the server has no versions`;
  }
  const alike = left.find((theirs) => similarity(name, theirs.name, words) >= enough && !isConvertible(theirs));
  if (alike) return `// ${name}: no combinator reads what came as \`${alike.name}\``;
  const candidates = left.filter((theirs) => !theirs.values.some(isRecord) && isConvertible(theirs));
  const names = candidates.map((theirs) => theirs.name).toSorted();
  return `// nothing like \`${name}\` came; ${names.length === 0 ? 'no candidates' : `candidates: ${names.join(', ')}`}`;
}
