import { recordOperations } from '../content/record.ts';
import { matchRoute } from '../routes.ts';
import type { LogEntry } from './log-entry.ts';

// i18n keys of what an entry holds as codes. What has no word is told as the server names it.

/** Deeds that are no operation on a record; those have their words with the records. */
export const ownActions = ['login', 'logout', 'add', 'update', 'upload', 'changePassword', 'resetPassword', 'enable', 'disable', 'unlock', 'reveal'];

export function actionKey({ action }: Pick<LogEntry, 'action'>): string | null {
  if (ownActions.includes(action)) return `logs:action.${action}`;
  return recordOperations.some(({ name }) => name === action) ? `content:op.${action}` : null;
}

/** What is no page: the log knows it by the prefix of its calls. */
export const areas = ['user', 'role', 'file'];

/** Where it was done: a page by its title, `/sys/role` as an area. */
export function placeKey({ path }: Pick<LogEntry, 'path'>): string | null {
  const area = areas.find((candidate) => path === `/sys/${candidate}`);
  if (area) return `logs:area.${area}`;
  const title = matchRoute(path)?.route.title;
  return title === undefined ? null : `shell:${title}`;
}

/** Fields that records have beside their type's, and those of users, roles and files. */
export const ownFields = 'status isTop isBanner roleName moduleInfoList account name1 name phone email base roleId locked type size'.split(' ');

export const fieldKey = (name: string): string | null => (ownFields.includes(name) ? `logs:field.${name}` : null);
