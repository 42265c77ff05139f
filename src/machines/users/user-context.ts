import { recordPath } from '#src/domain/routes/location.ts';
import type { Secret } from '#src/domain/secret.ts';
import {
  type Contacts,
  draftOf,
  emptyUser,
  sameUserValues,
  type User,
  usersPath,
  type UserValues,
  valuesOf,
} from '#src/domain/users/user.ts';
import { noAttempts } from '#src/machines/attempts.ts';
import type { AvailabilitySnapshot } from '#src/machines/availability.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { PageInput } from '#src/machines/page.ts';
import { addressOf } from '#src/machines/record/address.ts';
import { recordFacts } from '#src/machines/record/facts.ts';
import type { RecordContext, RecordEvent, RecordKind, Save } from '#src/machines/record/kind.ts';

/** The values of the form. Only a new user has a password, which is never stored in a draft. */
export interface TypedUser {
  values: UserValues;
  password: Secret<string> | null;
}

/** The input of `saveRecord`. `base` is the user that the values are based on; null for a new user. */
export interface UserSave extends Save, TypedUser {
  base: User | null;
}

export type UserEvent =
  | RecordEvent
  | FactOf<'records.outdated'>
  /** The values of the form; null if they equal what is saved. `complete`: whether they could be saved as they are. */
  | { type: 'typed'; typed: TypedUser | null; complete: boolean }
  | { type: 'save'; typed: TypedUser }
  | { type: 'reveal' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  /** A new snapshot of the machine that checks the login name. */
  | { type: 'xstate.snapshot.availability'; snapshot: AvailabilitySnapshot };

export interface UserContext extends RecordContext<UserSave> {
  /** Null for a new user. */
  userId: string | null;
  user: User | null;
  /** Phone and e-mail, if they were requested. */
  contacts: Secret<Contacts> | null;
  /** The unsaved values of the form; null if there are none. */
  typed: TypedUser | null;
  complete: boolean;
  /** The version that somebody else saved meanwhile. */
  theirs: User | null;
  /** The values of the save that is being prepared or under way; otherwise null. */
  sent: TypedUser | null;
  /** How often the values of the form were replaced from outside. The form starts again each time. */
  starts: number;
}

export const startOfUser = ({ tabId, location }: PageInput): UserContext => ({
  tabId,
  userId: addressOf(location.path).recordId,
  user: null,
  contacts: null,
  typed: null,
  complete: false,
  theirs: null,
  sent: null,
  starts: 0,
  draft: null,
  failure: null,
  failedChecks: 0,
  ...noAttempts,
});

/** The values of the form without input. */
export const savedValues = ({ user, contacts }: Pick<UserContext, 'user' | 'contacts'>): UserValues =>
  user ? valuesOf(user, contacts?.reveal() ?? null) : emptyUser;

/** The unsaved work as a draft, without masked values and without a password. */
const unsavedWork = ({ typed, user, contacts }: UserContext) =>
  typed && draftOf(typed.values, user, contacts?.reveal() ?? null);

const isSamePassword = (one: Secret<string> | null, other: Secret<string> | null): boolean =>
  one && other ? one.isSame(other) : one === other;

export const userKind: RecordKind<UserContext, UserSave, User> = {
  idOf: ({ userId }) => userId,
  pathOf: ({ userId }) => recordPath(usersPath, userId ?? 'new'),
  listOf: () => usersPath,
  subjectOf: ({ user }) => user?.account ?? null,
  versionOf: ({ user }) => user?.version ?? null,
  unsavedWork,
  requestOf: ({ user, sent }) => ({ values: emptyUser, password: null, ...sent, base: user }),
  isSameRequest: (one, other) =>
    one.base?.version === other.base?.version &&
    sameUserValues(one.values, other.values) &&
    isSamePassword(one.password, other.password),
  typedSinceSave: (context) =>
    context.typed && context.unsettled && !sameUserValues(context.typed.values, context.unsettled.values)
      ? unsavedWork(context)
      : null,
  afterReset: ({ starts }) => ({ typed: null, complete: false, failure: null, starts: starts + 1 }),
};

export const userFacts = recordFacts(userKind);
