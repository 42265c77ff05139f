import type { GenericSchema } from 'valibot';
import { isPageRequest } from '#src/api/provider/page.ts';
import { dataNameOf, envelopeLine, isFlat, seenThrough } from './envelope.ts';
import { expectedOf } from './expected.ts';
import { fieldLines, type Known } from './fields.ts';
import { isRecord, type JsonRecord } from './json-record.ts';
import { wordsOf } from './names.ts';
import { adaptedPage, type GuessedPage, guessPage, pageLine } from './page.ts';

/** A successful answer, or what should be one. */
export interface Sample {
  /** The path of the call. */
  path: string;
  /** The schema of its data. */
  schema: GenericSchema;
  secrets: readonly string[];
  request: unknown;
  body: unknown;
  /** An adapter could not map the answer, so that it is the server's. */
  isUnmapped?: boolean;
  /** Its data came beside the marks, where the adapter does not expect them. */
  isBeside?: boolean;
}

/** A line of an adapter. */
export interface Suggestion {
  /** The call that it belongs to; null for all of them. */
  path: string | null;
  /** The field of the contract, such as `resultData.list[].createdTime`; several for the envelope and the page. */
  places: readonly string[];
  line: string;
  /** The line belongs to a difference alone: without one, the adapter has it already. */
  isForDifference?: true;
}

const envelopePlaces = ['rCode', 'success', 'rMsg'];
const pagePlaces = ['resultData.list', 'resultData.total', 'resultData.pageNum', 'resultData.pageSize', 'resultData'];

/** The adapter lines for all differences between the answers and their schemas. `refused`: answers to a wrong token. */
export function suggest(samples: readonly Sample[], refused: readonly unknown[], known: Known): Suggestion[] {
  const mapped = samples.filter(({ isUnmapped }) => !isUnmapped);
  const unmapped = samples.filter(({ isUnmapped }) => isUnmapped);
  const envelope = envelopeLine(
    mapped.map(({ body }) => body),
    refused,
  );
  const pages = pageLine(
    samples.flatMap(({ body, request }) =>
      isPageRequest(request) ? (inAnswer(guessPage(seenThrough(body), request), body) ?? []) : [],
    ),
  );
  return [
    ...(envelope === null ? [] : [{ path: null, places: envelopePlaces, line: envelope }]),
    ...(pages === null ? [] : [{ path: null, places: pagePlaces, line: pages }]),
    ...wholeSuggestions(samples),
    ...recordSuggestions(mapped, known),
    ...recordSuggestions(unmapped, known).map((one) => ({ ...one, isForDifference: true as const })),
  ];
}

/** Calls whose data are properties of the whole answer. */
function wholeSuggestions(samples: readonly Sample[]): Suggestion[] {
  const paths = samples
    .filter(({ request, body, isBeside }) => !isPageRequest(request) && (isBeside || isFlat(body)))
    .map(({ path }) => path);
  return [...new Set(paths)].map((path) => ({
    path,
    places: ['rCode', 'resultData'],
    line: `whole: true,  // of ${path}`,
  }));
}

/** The adapter names the parts of a page in the whole answer. */
function inAnswer(page: GuessedPage | null, body: unknown): GuessedPage | null {
  const data = dataNameOf(body);
  return page && data !== null ? { ...page, rows: `${data}.${page.rows}`, total: `${data}.${page.total}` } : page;
}

/** The data of an answer, seen through another envelope and another page; undefined for a refusal. */
export function dataIn(body: unknown, request: unknown): unknown {
  const data = seenThrough(body);
  const page = isPageRequest(request) ? guessPage(data, request) : null;
  return page && isPageRequest(request) ? adaptedPage(data, page, request) : data;
}

/** All records of one schema in one area, whichever calls returned them: together they show the most words of the server. */
interface Found {
  entries: Readonly<Record<string, GenericSchema>>;
  records: JsonRecord[];
  /** The calls and the fields where they came. */
  at: Map<string, { path: string; place: string }>;
  secrets: Set<string>;
  words: Set<string>;
}

type Records = Map<GenericSchema, Map<string, Found>>;

function recordSuggestions(samples: readonly Sample[], known: Known): Suggestion[] {
  const all: Records = new Map();
  for (const sample of samples) collect(all, sample, sample.schema, dataIn(sample.body, sample.request), 'resultData');
  const found = [...all.values()].flatMap((ofArea) => [...ofArea.values()]);
  return found.flatMap(({ entries, records, at, secrets, words }) => {
    const lines = fieldLines(entries, records, { secrets: [...secrets], words: [...words], known });
    return [...at.values()].flatMap(({ path, place }) =>
      lines.map(({ name, line }) => ({ path, places: [`${place}.${name}`], line })),
    );
  });
}

function collect(all: Records, sample: Sample, schema: GenericSchema, value: unknown, place: string): void {
  const expected = expectedOf(schema);
  if (expected.kind === 'list' && Array.isArray(value))
    for (const item of value) collect(all, sample, expected.item, item, `${place}[]`);
  if (expected.kind !== 'record' || !isRecord(value)) return;
  const { path, secrets } = sample;
  const area = path.slice(0, path.lastIndexOf('/'));
  const ofArea = all.get(schema) ?? new Map<string, Found>();
  all.set(schema, ofArea);
  const found: Found = ofArea.get(area) ?? {
    entries: expected.entries,
    records: [],
    at: new Map(),
    secrets: new Set(),
    words: new Set(),
  };
  ofArea.set(area, found);
  found.records.push(value);
  found.at.set(`${path} ${place}`, { path, place });
  for (const secret of secrets) found.secrets.add(secret);
  for (const word of wordsOf(area.split('/').at(-1) ?? '')) found.words.add(word);
  for (const [name, entry] of Object.entries(expected.entries))
    if (name in value) collect(all, sample, entry, value[name], `${place}.${name}`);
}
