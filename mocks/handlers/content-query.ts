import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { type ContentType, type Field, fieldsOf, searchedFields } from '#src/domain/content/content-type.ts';
import { idSeparator, type ListPage } from '#src/domain/content/list-query.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { matcherOf } from '#src/domain/keyword.ts';
import { cityOf, fits, isWithin } from '#mocks/figures/fact.ts';
import { checkAll, checkedFacts } from '#mocks/inspection/checked-records.ts';
import { inspectionSituation } from '#mocks/inspection/situation.ts';
import { gradeOrder } from '#mocks/scoring/grades.ts';
import type { Call } from '#mocks/server/handle.ts';
import { type Order, orderedRecords } from '#mocks/server/records.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { paginate } from './paginate.ts';
import { createReferences } from './references.ts';

/** A list query (decision 010): paging, order, and filters by field name. */
export type ContentQuery = {
  pageNum: number;
  pageSize: number;
  orderBy?: string | undefined;
  desc?: boolean | undefined;
} & {
  [filter: string]: unknown;
};

/** The part of a call that a list needs. */
type Lister = Pick<Call, 'tx' | 'session' | 'now' | 'host'>;

type Comparison = Order['compare'];

/** The grades of records by id, without those that the caller may not see (decision 036). */
type Grades = ReadonlyMap<string, string>;

const ownColumns = [
  'id',
  'status',
  'isTop',
  'isBanner',
  'createdBy',
  'createdTime',
  'updatedBy',
  'updatedTime',
  'version',
];

/** What a selection depends on beside the records: their grades, and a condition that is not about their fields. */
interface Besides {
  grades?: Grades | undefined;
  also?: ((record: ContentRecord) => boolean) | null;
}

/** Sorts, filters and pages. A page past the end is empty. Filters that the type does not have are ignored. */
export async function selectPage(
  type: ContentType,
  query: ContentQuery,
  call: Lister,
  { grades, also }: Besides = {},
): Promise<ListPage<ContentRecord> & { list: ContentRecord[] }> {
  const { tx } = call;
  const records = await orderedRecords(tx, type.path, await orderOf(type, query, tx, grades));
  const conditions = [...conditionsOf(type, query, grades), ...(also ? [also] : [])];
  // Most queries have no filters. They do not need to visit 100,000 records.
  const fitting = conditions.length === 0 ? records : records.filter((one) => conditions.every((meets) => meets(one)));
  // The checks take longest, so they only see what passes the other filters.
  const matching = await withFinding(query['finding'], type, fitting, call);
  const page = paginate(matching, query);
  const list = await createReferences(type).named(page.list, tx);
  return { ...page, list: grades ? list.map((one) => ({ ...one, grade: grades.get(one.id) ?? '' })) : list };
}

/** Computes and sorts the seed of all types, so that the first list after a reset is fast. 100,000 records take half a second. */
export async function prepareLists(tx: Transaction): Promise<void> {
  for (const { path } of contentDescriptors) await orderedRecords(tx, path, defaultOrder);
}

/**
 * `keyword` searches title, keywords and summary. Status, author, choices and references must be equal; `none` selects records
 * without a value. Regions are compared by their city. `updatedFrom` and `updatedTo` are the first and the last day of the last
 * change, `createdFrom` and `createdTo` those of the creation. `ids` are the ids of certain records, `finding` is a check that finds
 * something in them.
 */
function conditionsOf(type: ContentType, query: ContentQuery, grades?: Grades): ((record: ContentRecord) => boolean)[] {
  const wanted = (name: string, matches: (value: string) => (record: ContentRecord) => boolean) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? [matches(value)] : [];
  };
  const fields = fieldsOf(type).filter(({ kind }) => kind === 'choice' || kind === 'reference');
  const searched = searchedFields(type).map(({ name }) => name);
  return [
    ...[{ name: 'status' }, { name: 'createdBy' }, ...fields].flatMap(
      ({ name, region }: Pick<Field, 'name' | 'region'>) =>
        wanted(name, (value) => (record) => {
          const text = textOf(record, name);
          return fits({ value: region ? cityOf(text) : text }, { value });
        }),
    ),
    ...(grades
      ? wanted(
          'grade',
          (grade) =>
            ({ id }) =>
              fits({ grade: grades.get(id) ?? '' }, { grade }),
        )
      : []),
    ...wanted(
      'createdFrom',
      (day) =>
        ({ createdTime }) =>
          isWithin(createdTime, day),
    ),
    ...wanted(
      'createdTo',
      (day) =>
        ({ createdTime }) =>
          isWithin(createdTime, '', day),
    ),
    ...wanted('ids', (value) => {
      const ids = new Set(value.split(idSeparator));
      return ({ id }) => ids.has(id);
    }),
    ...wanted('updatedFrom', (day) => (record) => dayOf(record) >= day),
    ...wanted('updatedTo', (day) => (record) => dayOf(record) <= day),
    ...wanted('keyword', (keyword) => {
      const matches = matcherOf(keyword);
      return (record) => searched.some((name) => matches(textOf(record, name)));
    }),
  ];
}

/** The records in which a check finds something; all without a check. */
async function withFinding(
  finding: unknown,
  type: ContentType,
  records: readonly ContentRecord[],
  call: Lister,
): Promise<readonly ContentRecord[]> {
  if (typeof finding !== 'string' || finding === '') return records;
  const situation = await inspectionSituation(call);
  checkAll(type, records, situation);
  return records.filter((record) => checkedFacts(type, record, situation)?.checks.some((check) => check === finding));
}

const dayOf = ({ updatedTime }: ContentRecord): string => updatedTime.slice(0, 10);

async function orderOf(
  type: ContentType,
  { orderBy, desc = false }: ContentQuery,
  tx: Transaction,
  grades?: Grades,
): Promise<Order> {
  if (orderBy === undefined) return defaultOrder;
  if (grades && orderBy === 'grade') return byGrade(grades, desc, await gradeOrder(tx));
  const field = fieldsOf(type).find(({ name }) => name === orderBy);
  if (!field && !ownColumns.includes(orderBy)) throw new Refusal(400, `不支持的排序字段：${orderBy}`);
  const direction = desc ? -1 : 1;
  const compareValues = await comparisonOf(type, orderBy, field, tx);
  return {
    // Not cached for references: the displayed name can change without the record.
    key: field?.kind === 'reference' ? null : `${orderBy} ${direction}`,
    compare: (a, b) => direction * compareValues(a, b) || byId(a, b),
  };
}

/** Compares texts in Chinese order, times as strings, references by their displayed names. */
async function comparisonOf(
  type: ContentType,
  name: string,
  field: Field | undefined,
  tx: Transaction,
): Promise<Comparison> {
  if (name.endsWith('Time')) return (a, b) => compareTimes(textOf(a, name), textOf(b, name));
  if (field?.kind === 'reference') {
    const names = await createReferences(type).namesOf(field, tx);
    return (a, b) => compareTexts(names.get(textOf(a, name)) ?? '', names.get(textOf(b, name)) ?? '');
  }
  return (a, b) => compareTexts(shown(a, name), shown(b, name));
}

const shown = (record: ContentRecord, name: string): string => {
  const value = (record as Record<string, unknown>)[name];
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : textOf(record, name);
};

/** Pinned records first, then the last changed ones. */
export const defaultOrder: Order = {
  key: 'default',
  compare: (a, b) => Number(b.isTop) - Number(a.isTop) || compareTimes(b.updatedTime, a.updatedTime) || byId(a, b),
};

/** Records without a visible grade are last in both directions. */
const byGrade = (grades: Grades, desc: boolean, compareGrades: (one: string, other: string) => number): Order => ({
  key: null,
  compare: (a, b) => {
    const [one, other] = [grades.get(a.id), grades.get(b.id)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined) || byId(a, b);
    return (desc ? -1 : 1) * compareGrades(one, other) || byId(a, b);
  },
});

const byId: Comparison = (a, b) => compareTexts(a.id, b.id);

const compareTimes = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const { compare: compareTexts } = new Intl.Collator('zh-CN', { numeric: true });
