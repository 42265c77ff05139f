import type { ListTable, Words } from './list-table.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { roleText } from '#src/domain/roles/role-text.ts';
import { actionKey, isOfUser, placeKey } from '#src/domain/logs/log-words.ts';

/** The columns of the log. */
const logColumns = [
  'time',
  'account',
  'name',
  'role',
  'address',
  'type',
  'action',
  'place',
  'object',
  'result',
  'reason',
] as const;
export type LogColumn = (typeof logColumns)[number];

/** The text of an entry's cell, as the log page shows it. `words` translates i18n keys with their namespace. */
export function logCell(entry: LogEntry, column: LogColumn, words: Words): string {
  switch (column) {
    case 'name':
      return entry.name ?? '';
    case 'role':
      return roleText(entry.roleName, words);
    case 'account':
      return entry.account || words('logs:who.unknown');
    case 'type':
      return words(`logs:type.${entry.type}`);
    case 'action': {
      const key = actionKey(entry);
      return key ? words(key) : entry.action;
    }
    case 'place': {
      // Signing in and out happens on no page.
      if (entry.type === 'login') return '';
      const key = placeKey(entry);
      return key ? words(key) : entry.path;
    }
    case 'result':
      return words(`logs:result.${entry.result}`);
    default:
      return entry[column];
  }
}

/** The log in a file. Only the newest entries are exported. To export older ones, people narrow the period. */
export const logTable: ListTable<LogEntry> & { most: number } = {
  title: 'menu.system.logManager',
  headings: Object.fromEntries(logColumns.map((column) => [column, `logs:col.${column}`])),
  cell: (entry, column, words) => logCell(entry, column as LogColumn, words),
  isAccount: (entry, column) => column === 'account' || (column === 'object' && isOfUser(entry)),
  most: 20_000,
};
