import { commentsPath, commentStatuses } from '#src/domain/comments/comment.ts';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { recordOperations, recordStatuses } from '#src/domain/content/record.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { baseKinds, scorePath } from '#src/domain/scoring/kinds.ts';
import { templatesPath, templateStatuses } from '#src/domain/scoring/template-version.ts';
import { userStates } from '#src/domain/users/user.ts';
import type { LogEntry } from './log-entry.ts';

// i18n keys for the codes of an entry. A code without a key is shown as the server sent it.

type Place = Pick<LogEntry, 'path'>;

/** Actions that are no operation on a record. The operations have their texts in the namespace `content`. */
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
  'enforce',
  'retire',
  // Of reviews and their sheets (decision 036).
  'appoint',
  'change',
  'replace',
  'remind',
  'reopen',
  'keep',
  'pass',
  'save',
  'recuse',
  'enter',
  // Of comments (decision 039).
  'show',
  'hide',
  'reply',
  'takeBack',
  // Of the review before publishing (decision 067).
  'approve',
  'sendBack',
  'override',
];

/** Actions on consultations and their calendar (decision 040). Some differ in meaning from actions of the same name elsewhere. */
export const consultationActions = 'take assign unassign handOver reply note close reopen contacts save'.split(' ');

export function actionKey({ action, path }: Pick<LogEntry, 'action' | 'path'>): string | null {
  if (isOfConsultations({ path }) && consultationActions.includes(action)) return `logs:consultation.action.${action}`;
  if (ownActions.includes(action)) return `logs:action.${action}`;
  return recordOperations.some(({ name }) => name === action) ? `content:op.${action}` : null;
}

/** Areas that the log knows by the prefix of their calls (`/sys/user`), not by the path of a page. */
export const areas = ['user', 'role', 'file'];

/** Areas of pages, by the path of their calls. */
export const pageAreas: Readonly<Record<string, string>> = {
  [scorePath]: 'review',
  [`${scorePath}/sheet`]: 'sheet',
  [`${consultationsPath}/templates`]: 'replyTemplate',
};

/** The key for the place of an action: a page's title, or the name of an area for `/sys/role`. */
export function placeKey({ path }: Place): string | null {
  const area = areas.find((candidate) => path === `/sys/${candidate}`) ?? pageAreas[path];
  if (area) return `logs:area.${area}`;
  const title = matchRoute(path)?.route.title;
  return title === undefined ? null : `shell:${title}`;
}

/** Fields that every record has, and the fields of roles and files. */
export const ownFields = 'status isTop isBanner roleName modules users movedTo name type size reason newBase'.split(
  ' ',
);

/** The fields of users. They have their texts in the namespace `users`. */
export const userFields = 'account name1 phone email base roleId state lockedUntil mustChange'.split(' ');

export const isOfUser = ({ path }: Place): boolean => path === '/sys/user';

/** The fields of scoring templates. */
export const templateFields = 'name note kind status experts groupFloorPercent groups vetoes grades references'.split(
  ' ',
);

const isOfTemplate = ({ path }: Place): boolean => path === templatesPath;

/** The fields of comments, and of the watch words. */
export const commentFields = 'status reason reply word exceptions note'.split(' ');

const isOfComments = ({ path }: Place): boolean => path === commentsPath || path.startsWith(`${commentsPath}/`);

/** The fields of consultations, their templates and their calendar. */
export const consultationFields = 'status owner reply note reason moved kind name text'.split(' ');

const isOfConsultations = ({ path }: Place): boolean =>
  path === consultationsPath || path.startsWith(`${consultationsPath}/`);

export function fieldKey(place: Place, name: string): string | null {
  if (isOfComments(place)) return commentFields.includes(name) ? `logs:comment.${name}` : null;
  if (isOfConsultations(place)) return consultationFields.includes(name) ? `logs:consultation.${name}` : null;
  if (isOfTemplate(place)) return templateFields.includes(name) ? `logs:template.${name}` : null;
  if (isOfUser(place)) return userFields.includes(name) ? `users:field.${name}` : null;
  return ownFields.includes(name) ? `logs:field.${name}` : null;
}

/** The key for a value that is a code; null for any other value. */
export function valueKey(place: Place, name: string, value: unknown): string | null {
  if (isOfTemplate(place)) return templateValueKey(name, String(value));
  if (isOfComments(place))
    return name === 'status' && (commentStatuses as readonly unknown[]).includes(value)
      ? `logs:comment.status.${String(value)}`
      : null;
  if (isOfConsultations(place)) return consultationValueKey(name, value);
  const codes: readonly unknown[] = isOfUser(place)
    ? name === 'state'
      ? userStates
      : []
    : name === 'status'
      ? recordStatuses
      : [];
  return codes.includes(value) ? `${isOfUser(place) ? 'users:state' : 'content:status'}.${String(value)}` : null;
}

function consultationValueKey(name: string, value: unknown): string | null {
  const codes: readonly unknown[] = name === 'status' ? consultationStatuses : name === 'kind' ? dayKinds : [];
  return codes.includes(value) ? `logs:consultation.${name}.${String(value)}` : null;
}

const dayKinds = ['free', 'worked'];

function templateValueKey(name: string, value: string): string | null {
  const isOf = (codes: readonly string[]) => codes.includes(value);
  if (name === 'status' && isOf(templateStatuses)) return `logs:template.status.${value}`;
  return name === 'kind' && isOf(baseKinds) ? `content:baseType.${value}` : null;
}
