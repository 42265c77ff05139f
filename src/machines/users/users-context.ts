import type { Secret } from '#src/domain/secret.ts';
import type { UserOperation } from '#src/domain/users/operations.ts';
import type { Contacts, User } from '#src/domain/users/user.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { ListContext, ListEvent } from '#src/machines/list-page.ts';
import type { PageEvent, WorkEvent } from '#src/machines/page.ts';

/** What is to be done with which user. */
export interface UserRequest {
  operation: UserOperation;
  user: User;
}

export type UsersEvent =
  | PageEvent
  | FactOf<'records.outdated'>
  | WorkEvent
  | ListEvent
  | ({ type: 'operate' } & UserRequest)
  | { type: 'operate.confirm' }
  | { type: 'operate.cancel' }
  /** The new initial password was noted, or that there is none to note. */
  | { type: 'password.dismiss' }
  | { type: 'reveal'; id: string };

export interface UsersContext extends ListContext<User> {
  requested: UserRequest | null;
  /** The new initial password, as long as it is shown. */
  password: Secret<string> | null;
  /** Whose phone and mail are asked for, one after the other. */
  sought: readonly string[];
  /** Phones and mails that were asked for, by user. */
  revealed: Readonly<Record<string, Secret<Contacts>>>;
}
