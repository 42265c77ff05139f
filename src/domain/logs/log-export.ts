import type { LogEntry } from './log-entry.ts';
import { actionKey, placeKey } from './log-words.ts';

/** So many of the newest; whoever needs older ones narrows the period. */
export const maxExported = 20_000;

/** The columns of the log as it is shown, and the reason that it shows beside the result. */
export const exportColumns = [
  'time',
  'account',
  'role',
  'address',
  'type',
  'action',
  'place',
  'object',
  'result',
  'reason',
] as const;
export type LogColumn = (typeof exportColumns)[number];

/** An entry's cell as the log shows it, its codes in words. `words` takes keys with their namespace. */
export function logCell(entry: LogEntry, column: LogColumn, words: (key: string) => string): string {
  switch (column) {
    case 'role':
      return entry.roleName;
    case 'account':
      return entry.account || words('logs:who.unknown');
    case 'type':
      return words(`logs:type.${entry.type}`);
    case 'action': {
      const key = actionKey(entry);
      return key ? words(key) : entry.action;
    }
    case 'place': {
      // Signing in and out is done on no page.
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
