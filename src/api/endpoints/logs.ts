import { array, integer, number, object, optional, picklist, pipe, string } from 'valibot';
import { LogEntry, logResults, logTypes } from '#src/domain/logs/log-entry.ts';
import { read } from './endpoint.ts';

const count = pipe(number(), integer());

/** The log (decision 025). There is no call that adds, changes or deletes an entry: the back-end writes it by itself. */
export const logEndpoints = {
  /**
   * The newest first. `account` and `keyword` (in what it was done to) are parts of texts, `from` and `to` the days between
   * which it happened.
   */
  query: read({
    path: '/sys/log/query',
    request: object({
      pageNum: count,
      pageSize: count,
      account: optional(string()),
      type: optional(picklist(logTypes)),
      keyword: optional(string()),
      result: optional(picklist(logResults)),
      from: optional(string()),
      to: optional(string()),
    }),
    response: object({ list: array(LogEntry), total: count, pageNum: count, pageSize: count }),
    right: '/system/logManager',
  }),
};
