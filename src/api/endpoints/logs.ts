import { object, optional, picklist, string } from 'valibot';
import { LogPage, logResults, logsPath, logTypes } from '#src/domain/logs/log-entry.ts';
import { count } from './count.ts';
import { read } from './endpoint.ts';

/** The log (decision 025). The back-end writes it by itself, so no call adds, changes or deletes an entry. */
export const logEndpoints = {
  /**
   * Returns the newest entries first. `account` matches a part of the account name, `keyword` a part of the object. `from`
   * and `to` are the first and the last day.
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
    response: LogPage,
    right: logsPath,
  }),
};
