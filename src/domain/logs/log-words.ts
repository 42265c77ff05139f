import { recordOperations, recordStatuses } from '#src/domain/content/record.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { userStates } from '#src/domain/users/user.ts';
import type { LogEntry } from './log-entry.ts';

// i18n keys of what an entry holds as codes. What has no word is told as the server names it.

type Place = Pick<LogEntry, 'path'>;

/** Actions that are no operation on a record; those have their words with the records. */
export const ownActions = [
  'login',
  'logout',
  'add',
  'update',
  'upload',
  'changePassword',
  'resetPassword',
  'enable',
  'disable',
  'unlock',
  'reveal',
];

export function actionKey({ action }: Pick<LogEntry, 'action'>): string | null {
  if (ownActions.includes(action)) return `logs:action.${action}`;
  return recordOperations.some(({ name }) => name === action) ? `content:op.${action}` : null;
}

/** What is no page: the log knows it by the prefix of its calls. */
export const areas = ['user', 'role', 'file'];

/** Where it was done: a page by its title, `/sys/role` as an area. */
export function placeKey({ path }: Place): string | null {
  const area = areas.find((candidate) => path === `/sys/${candidate}`);
  if (area) return `logs:area.${area}`;
  const title = matchRoute(path)?.route.title;
  return title === undefined ? null : `shell:${title}`;
}

/** Fields that records have beside their type's, and those of roles and files. */
export const ownFields = 'status isTop isBanner roleName modules users movedTo name type size'.split(' ');

/** Those of a user have their words with the users. */
export const userFields = 'account name1 phone email base roleId state lockedUntil mustChange'.split(' ');

export const isOfUser = ({ path }: Place): boolean => path === '/sys/user';

export function fieldKey(place: Place, name: string): string | null {
  if (isOfUser(place)) return userFields.includes(name) ? `users:field.${name}` : null;
  return ownFields.includes(name) ? `logs:field.${name}` : null;
}

/** A value that is a code. */
export function valueKey(place: Place, name: string, value: unknown): string | null {
  const codes: readonly unknown[] = isOfUser(place)
    ? name === 'state'
      ? userStates
      : []
    : name === 'status'
      ? recordStatuses
      : [];
  return codes.includes(value) ? `${isOfUser(place) ? 'users:state' : 'content:status'}.${String(value)}` : null;
}
