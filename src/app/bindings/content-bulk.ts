import { fromPromise } from 'xstate';
import type { ContentApi } from '#src/api/content.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { idSeparator } from '#src/domain/content/list-query.ts';
import { ContentRecord, textOf } from '#src/domain/content/record.ts';
import { success } from '#src/domain/failure.ts';
import type { BulkPage } from '#src/machines/bulk/bulk-context.ts';
import { contentBulkMachine } from '#src/machines/content/bulk.ts';
import { withoutUnknownOrder } from './without-unknown-order.ts';
import { createWriteKeys } from './write-keys.ts';

/** The bulk operations of a content type. */
export function bindBulk(api: ContentApi, type: ContentType) {
  const keyOf = createWriteKeys();
  return contentBulkMachine(type).provide({
    actors: {
      findRecords: fromPromise(async ({ input, signal }): Promise<BulkPage<ContentRecord>> => {
        const answer = await api.query(withoutUnknownOrder(type, input), signal);
        if (!answer.ok) return answer;
        // A server that does not know the filter `ids` returns other records, too, and the operation may delete.
        const wanted = input.filters['ids']?.split(idSeparator);
        const list = answer.value.list.filter(({ id }) => !wanted || wanted.includes(id));
        return success({ ...answer.value, list: list.map((record) => slim(type, record)) });
      }),
      carryOut: fromPromise(async ({ input: { operation, record, attempt } }) => {
        const answer = await api.operate(operation, record.id, keyOf(attempt));
        // Thousands of returned records would take too much memory, and their list fetches what it shows.
        return answer.ok ? success(null) : answer;
      }),
    },
  });
}

/** The first character of each advised field (decision 009), which shows whether the field is filled. */
const beginnings = (type: ContentType, record: ContentRecord) =>
  Object.fromEntries(
    fieldsOf(type).flatMap(({ name, advised }) => (advised ? [[name, textOf(record, name).trim().slice(0, 1)]] : [])),
  );

/**
 * Only the fields for the pre-check and the report: thousands of records with all their texts would take too much
 * memory. With steps, all fields are checked.
 */
const slim = (type: ContentType, record: ContentRecord): ContentRecord => ({
  ...(type.lifecycle ? record : {}),
  ...(Object.fromEntries(Object.keys(ContentRecord.entries).map((name) => [name, record[name]])) as ContentRecord),
  ...beginnings(type, record),
  [type.titleField]: textOf(record, type.titleField),
});
