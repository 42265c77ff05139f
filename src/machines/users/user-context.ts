import type { Draft } from '#src/domain/content/draft.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import {
  type Contacts,
  draftOf,
  emptyUser,
  type User,
  usersPath,
  type UserValues,
  valuesOf,
} from '#src/domain/users/user.ts';
import type { AvailabilitySnapshot } from '#src/machines/availability.ts';
import { addressOf } from '#src/machines/content/editor-context.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { PageEvent, PageInput, WorkEvent } from '#src/machines/page.ts';

/** What the form holds. The password is a new user's, and in no draft. */
export interface TypedUser {
  values: UserValues;
  password: Secret<string> | null;
}

/** What `saveUser` is given: the user that the values are based on, null for a new one. */
export interface UserSave extends TypedUser {
  base: User | null;
  /** The same for each try of one save: the idempotency key is made of it (decision 043). */
  attempt: string;
}

export type UserEvent =
  | PageEvent
  | FactOf<'records.outdated'>
  | WorkEvent
  /** What the form holds now; null when that is what is saved. `complete`: it could be saved as it is. */
  | { type: 'typed'; typed: TypedUser | null; complete: boolean }
  | { type: 'save'; typed: TypedUser }
  | { type: 'reveal' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'draft.taken' }
  | { type: 'draft.discarded' }
  | { type: 'retry' }
  /** What the login name's own machine says. */
  | { type: 'xstate.snapshot.availability'; snapshot: AvailabilitySnapshot };

export interface UserContext {
  tabId: string;
  /** Null for a user that is being made. */
  userId: string | null;
  user: User | null;
  /** Phone and mail, once somebody asked for them. */
  contacts: Secret<Contacts> | null;
  /** What was typed and is not saved; null when there is no such thing. */
  typed: TypedUser | null;
  complete: boolean;
  /** What an earlier visit left behind, as long as it is offered. */
  draft: Draft | null;
  /** What somebody else saved meanwhile. */
  theirs: User | null;
  /** What is being saved. */
  sent: TypedUser | null;
  /** Counts what differs in anything: the same number is the same save. */
  attempt: number;
  failure: Failure | null;
  /** How often a save was asked for that the form must show the errors of. */
  refusals: number;
  /** How often the form's values were replaced: each time it begins anew. */
  starts: number;
}

export const startOfUser = ({ tabId, location }: PageInput): UserContext => ({
  tabId,
  userId: addressOf(location.path).recordId,
  user: null,
  contacts: null,
  typed: null,
  complete: false,
  draft: null,
  theirs: null,
  sent: null,
  attempt: 0,
  failure: null,
  refusals: 0,
  starts: 0,
});

export const pathOfUser = ({ userId }: Pick<UserContext, 'userId'>): string =>
  `${usersPath}/${encodeURIComponent(userId ?? 'new')}`;

/** What the form shows while nothing is typed. */
export const savedValues = ({ user, contacts }: Pick<UserContext, 'user' | 'contacts'>): UserValues =>
  user ? valuesOf(user, contacts?.reveal() ?? null) : emptyUser;

export const notedUser = (context: UserContext, { values }: TypedUser): FactOf<'draft.noted'> => ({
  type: 'draft.noted',
  path: pathOfUser(context),
  version: context.user?.version ?? null,
  values: draftOf(values, context.user, context.contacts?.reveal() ?? null),
});

export const unsavedOf = ({ tabId }: UserContext, unsaved: boolean): FactOf<'page.unsaved'> => ({
  type: 'page.unsaved',
  id: tabId,
  unsaved,
});
