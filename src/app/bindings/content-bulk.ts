import { fromPromise } from 'xstate';
import type { ContentApi } from '#src/api/content.ts';
import { type Examined, examined } from '#src/domain/checks/examination.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { idSeparator, largestPage, queryOf } from '#src/domain/content/list-query.ts';
import { ContentRecord, textOf } from '#src/domain/content/record.ts';
import { failed, type Result, success, unexplained } from '#src/domain/failure.ts';
import type { BulkPage } from '#src/machines/bulk/bulk-context.ts';
import { contentBulkMachine } from '#src/machines/content/bulk.ts';
import { type CheckingWorld, checksOf } from '#src/app/bindings/checks/session-checks.ts';
import { createWriteKeys } from './write-keys.ts';

/** The bulk operations of a content type. */
export function bindBulk(api: ContentApi, world: CheckingWorld, type: ContentType) {
  const keyOf = createWriteKeys();

  /** Fetches the texts again: the plan has none, and the list may show old ones. */
  const examine = async (ids: readonly string[], signal: AbortSignal): Promise<Result<readonly Examined[]>> => {
    const answer = await api.query({ ...queryOf(ids), pageSize: largestPage }, signal);
    if (!answer.ok) return answer;
    const wanted = new Set(ids);
    const records = answer.value.list.filter(({ id }) => wanted.has(id));
    // A server that does not know the filter `ids` returns others.
    if (records.length === 0) return failed(unexplained);
    const findings = await checksOf(world).checkUndismissed(type, records, signal);
    return success(records.flatMap(({ id }, index) => examined(id, findings[index] ?? []) ?? []));
  };

  return contentBulkMachine(type).provide({
    actors: {
      findRecords: fromPromise(async ({ input, signal }): Promise<BulkPage<ContentRecord>> => {
        const answer = await api.query(input, signal);
        if (!answer.ok) return answer;
        // A server that does not know the filter `ids` returns other records, too, and the operation may delete.
        const wanted = input.filters['ids']?.split(idSeparator);
        const list = answer.value.list.filter(({ id }) => !wanted || wanted.includes(id));
        return success({ ...answer.value, list: list.map((record) => slim(type, record)) });
      }),
      examine: fromPromise(({ input: { records }, signal }) =>
        examine(
          records.map(({ id }) => id),
          signal,
        ),
      ),
      carryOut: fromPromise(async ({ input: { operation, reason, record, attempt } }) => {
        const answer = await api.operate(operation, record.id, keyOf(attempt), reason);
        // Thousands of returned records would take too much memory, and their list fetches what it shows.
        return answer.ok ? success(null) : answer;
      }),
    },
  });
}

/**
 * Only the fields for the plan and the report: thousands of records with all their texts would take too much memory. With
 * steps, all fields are checked; with a review before publishing, its verdict is (decision 067).
 */
const slim = (type: ContentType, record: ContentRecord): ContentRecord => ({
  ...(type.lifecycle ? record : {}),
  ...(record.isUnapproved && { isUnapproved: true }),
  ...(Object.fromEntries(Object.keys(ContentRecord.entries).map((name) => [name, record[name]])) as ContentRecord),
  [type.titleField]: textOf(record, type.titleField),
});
