import type { Secret } from '#src/domain/secret.ts';
import type { UserOperation } from '#src/domain/users/operations.ts';
import type { Contacts, User } from '#src/domain/users/user.ts';
import type { StaffingContext } from '#src/machines/approval/staffing.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { ListContext } from '#src/machines/lists/list-context.ts';
import type { WorkEvent } from '#src/machines/page.ts';

/** An operation and its user. */
export interface UserRequest {
  operation: UserOperation;
  user: User;
}

export type UsersEvent =
  | FactOf<'records.outdated'>
  | WorkEvent
  | ({ type: 'operate' } & UserRequest)
  | { type: 'operate.confirm' }
  | { type: 'operate.cancel' }
  /** The person has noted the new initial password, or the message that the server returned none. */
  | { type: 'password.dismiss'; copied?: true }
  | { type: 'reveal'; id: string };

export interface UsersContext extends ListContext<User>, StaffingContext {
  requested: UserRequest | null;
  /** The new initial password, as long as it is shown. */
  password: Secret<string> | null;
  /** Ids of the users whose phone and e-mail are being fetched, one after the other. */
  toReveal: readonly string[];
  /** The requested phone and e-mail, by user. */
  revealed: Readonly<Record<string, Secret<Contacts>>>;
}
