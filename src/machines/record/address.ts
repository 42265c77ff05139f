import { grantPath, matchRoute } from '#src/domain/routes/routes.ts';

/** The last part of a new record's address, where others have their number. */
export const newRecordId = 'new';

/** The list and the number of the record that a path names; the number is null for a new record. */
export function addressOf(path: string) {
  const match = matchRoute(path);
  const id = match?.params.id ?? newRecordId;
  return { listPath: match ? grantPath(match.route) : path, recordId: id === newRecordId ? null : id };
}
