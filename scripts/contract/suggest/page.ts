import type { PageRequest } from '#src/api/provider/page.ts';
import { isRecord, type JsonRecord, leavesOf } from './json-record.ts';
import { mostFrequent } from './most-frequent.ts';

/** Another page shape, as far as one answer shows it. */
export interface GuessedPage {
  rows: string;
  total: string;
  number?: string;
  offset?: string;
  size?: string;
  first?: 0 | 1;
}

const rowNames = /(list|rows|records|content|items|data|result)$/i;
const totalNames = /(total|count|elements|totals|records)$/i;
const numberNames = /(page|page_?num|page_?no|page_?number|page_?index|number|current|current_?page|index)$/i;
const offsetNames = /(offset|skip|start)$/i;
const sizeNames = /(size|limit|per_?page|page_?size|length)$/i;

/** Recognises a page of another shape: a list of records, and a number that is at least its length. Null for anything else. */
export function guessPage(data: unknown, request: PageRequest): GuessedPage | null {
  if (!isRecord(data) || isOurs(data)) return null;
  const leaves = leavesOf(data);
  const lists = leaves.filter((leaf): leaf is [string, JsonRecord[]] => isListOfRecords(leaf[1]));
  const [rows, list] = lists.find(([name]) => rowNames.test(name)) ?? (lists.length === 1 ? lists[0] : undefined) ?? [];
  if (rows === undefined || list === undefined) return null;
  const numbers = leaves.filter((leaf): leaf is [string, number] => typeof leaf[1] === 'number');
  const enough = numbers.filter(([, value]) => value >= list.length);
  const total = (enough.find(([name]) => totalNames.test(name)) ?? (enough.length === 1 ? enough[0] : undefined))?.[0];
  if (total === undefined) return null;
  const others = numbers.filter(([name]) => name !== total);
  const { pageNum, pageSize } = request;
  const size = others.find(([name, value]) => sizeNames.test(name) && value === pageSize)?.[0];
  const number = others.find(
    ([name, value]) => name !== size && numberNames.test(name) && (value === pageNum || value === pageNum - 1),
  );
  const offset = others.find(([name, value]) => offsetNames.test(name) && value === (pageNum - 1) * pageSize)?.[0];
  // The server keeps our size, so it knows the parameter by our name.
  const keeps = list.length === pageSize && Number(enough.find(([name]) => name === total)?.[1]) > pageSize;
  return {
    rows,
    total,
    ...(number ? { number: lastOf(number[0]), first: number[1] === pageNum ? 1 : 0 } : {}),
    ...(number || offset === undefined ? {} : { offset: lastOf(offset) }),
    ...(size === undefined ? (keeps ? { size: 'pageSize' } : {}) : { size: lastOf(size) }),
  };
}

/** The page in the form of the contract, with everything else that came. */
export function adaptedPage(
  data: unknown,
  { rows, total }: GuessedPage,
  { pageNum, pageSize }: PageRequest,
): JsonRecord {
  const found = new Map(leavesOf(data as JsonRecord));
  const used = new Set([rows, total].map((name) => name.split('.')[0]));
  const rest = Object.entries(data as JsonRecord).filter(
    ([name, value]) => !used.has(name) && typeof value === 'object',
  );
  return { ...Object.fromEntries(rest), list: found.get(rows), total: found.get(total), pageNum, pageSize };
}

/** The adapter line for the pages of all lists; null when no answer has another shape. */
export function pageLine(pages: readonly GuessedPage[]): string | null {
  const seen = <Name extends keyof GuessedPage>(name: Name) =>
    mostFrequent(pages.flatMap((page) => (page[name] === undefined ? [] : [page[name]])));
  const [rows, total, number, offset] = [seen('rows'), seen('total'), seen('number'), seen('offset')];
  const [size, first] = [seen('size'), seen('first')];
  if (rows === undefined || total === undefined) return null;
  const unseen = [
    ...(number === undefined && offset === undefined ? ['number'] : []),
    ...(size === undefined ? ['size'] : []),
    ...(first === undefined && offset === undefined ? ['first'] : []),
    'orderBy',
    'direction',
  ];
  const at = number === undefined && offset !== undefined ? `offset: '${offset}'` : `number: '${number ?? 'pageNum'}'`;
  return (
    `page: { rows: '${rows}', total: '${total}', ${at}, size: '${size ?? 'pageSize'}', ` +
    `first: ${first ?? 1}, orderBy: 'orderBy', direction: { name: 'desc', ascending: false, descending: true } },` +
    `  // not seen in an answer: ${unseen.join(', ')}`
  );
}

const isOurs = ({ list, total, pageNum, pageSize }: JsonRecord): boolean =>
  Array.isArray(list) && [total, pageNum, pageSize].every((value) => typeof value === 'number');

const isListOfRecords = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

/** The parameter has the name of the answer's property without its parents. */
const lastOf = (name: string): string => name.split('.').at(-1) ?? name;
