import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { isRefusedAs, type Result } from '#src/domain/failure.ts';
import type { Secret } from '#src/domain/secret.ts';
import {
  type Contacts,
  readUserValues,
  rebased,
  sameUserValues,
  type User,
  usersPath,
  valuesOf,
} from '#src/domain/users/user.ts';
import {
  availabilityMachine,
  availabilityOf,
  type AvailabilitySnapshot,
  isAwaited,
} from '#src/machines/availability.ts';
import type { PageInput } from '#src/machines/page.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import type { DraftQuestion, RecordFact, RecordQuestion, RecordTag } from '#src/machines/record/kind.ts';
import {
  savedValues,
  type TypedUser,
  type UserContext,
  type UserEvent,
  userFacts,
  userKind,
  type UserSave,
} from './user-context.ts';

/** Types, ports, actions and guards of the page of a user. The chart is in `user.ts`. */
export const userSetup = setup({
  types: {
    context: {} as UserContext,
    input: {} as PageInput,
    events: {} as UserEvent,
    emitted: {} as RecordFact,
    tags: {} as RecordTag,
    children: {} as { bases: 'references'; roles: 'references'; availability: 'availability' },
  },
  actors: {
    references: pickerMachine,
    availability: availabilityMachine,
    fetchRecord: missingCall<Result<User>, RecordQuestion>('fetchRecord'),
    fetchTheirs: missingCall<Result<User>, RecordQuestion>('fetchTheirs'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    /** Null if the user was saved and the server did not return it. */
    saveRecord: missingCall<Result<User | null>, UserSave>('saveRecord'),
    reveal: missingCall<Result<Secret<Contacts>>, { id: string }>('reveal'),
  },
  // A save waits no longer than this for the check of the name, because the form is locked meanwhile.
  delays: { checkTime: 10_000 },
  ...recordActions(userKind),
}).extend({
  actions: {
    keepRecord: assign(({ context }, answer: Result<User>) => (answer.ok ? formOf(context, answer.value) : {})),
    keepSaved: assign(({ context }, answer: Result<User | null>) =>
      answer.ok && answer.value ? { ...formOf(context, answer.value), typed: null } : {},
    ),
    tellOwner: sendTo('availability', ({ context: { user } }) => ({
      type: 'name.owned',
      id: user?.id ?? '',
      name: user?.account ?? '',
    })),
    passName: sendTo('availability', ({ context: { sent } }) => ({
      type: 'name.typed',
      name: sent?.values.account ?? '',
    })),
    askName: sendTo('availability', { type: 'name.left' }),
    refuseName: sendTo('availability', ({ context: { sent } }) => ({
      type: 'name.refused',
      name: sent?.values.account ?? '',
    })),
    /** Keeps the user's newest state: whether the user can log in may change without a new version. */
    keepState: assign((_, answer: Result<User>) => (answer.ok ? { user: answer.value } : {})),
    offerDraft: assign({
      draft: ({ context }, draft: Draft | null) =>
        draft && !sameUserValues(readUserValues(draft.values, savedValues(context)), savedValues(context))
          ? draft
          : null,
    }),
    takeDraft: enqueueActions(({ context, enqueue }) => {
      if (!context.draft) return;
      const typed = { values: readUserValues(context.draft.values, savedValues(context)), password: null };
      enqueue.assign({ typed, complete: false, draft: null, starts: context.starts + 1 });
      enqueue.emit(userFacts.unsaved({ ...context, typed }));
    }),
    takeTyped: enqueueActions(
      ({ context, enqueue }, { typed, complete }: { typed: TypedUser | null; complete: boolean }) => {
        enqueue.assign({ typed, complete });
        for (const emitted of userFacts.ofTyping(context, { ...context, typed })) enqueue.emit(emitted);
      },
    ),
    forgetWork: assign({ typed: null }),
    keepSent: assign({ sent: (_, { typed }: { typed: TypedUser }) => typed, failure: null }),
    keepTyped: assign({ sent: ({ context }) => context.typed, failure: null }),
    /** A password is not kept for longer than its save. */
    settle: assign({ unsettled: null, sent: null }),
    keepContacts: assign((_, answer: Result<Secret<Contacts>>) =>
      answer.ok ? { contacts: answer.value, failure: null } : { failure: answer.failure },
    ),
    keepTheirs: assign((_, answer: Result<User>) => (answer.ok ? { theirs: answer.value } : {})),
    takeTheirs: assign(({ context }) => ({
      user: context.theirs,
      theirs: null,
      contacts: null,
      typed: null,
      starts: context.starts + 1,
    })),
    /** Bases the form on the version that somebody else saved, and keeps only the changes that were made here. */
    buildOnTheirs: assign(({ context: { typed, user, contacts, theirs, starts } }) => {
      if (!typed || !user || !theirs) return {};
      const values = rebased(typed.values, savedValues({ user, contacts }), valuesOf(theirs, null));
      return { user: theirs, theirs: null, contacts: null, typed: { ...typed, values }, starts: starts + 1 };
    }),
    saveAgain: raise(({ context: { typed } }) => ({ type: 'save', typed: typed as TypedUser })),
  },
  guards: {
    isComplete: ({ context }) => context.typed !== null && context.complete,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
    /** Whether the save was refused because somebody else took the name after it was checked (fault F3). */
    isTaken: (_, answer: Result<unknown>) => isRefusedAs('nameTaken', answer),
    isNameAwaited: ({ context: { sent } }, snapshot: AvailabilitySnapshot) =>
      isAwaited(snapshot, sent?.values.account ?? ''),
    isNameTaken: ({ context: { sent } }, snapshot: AvailabilitySnapshot) =>
      availabilityOf(snapshot, sent?.values.account ?? '') === 'taken',
    isTyped: ({ context }) => context.typed !== null,
    isUntouched: ({ context }) => context.user !== null && context.typed === null,
    isOwnUntouched: ({ context: { user, typed } }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === usersPath && user !== null && typed === null && ids.includes(user.id),
    mayBeOutdated: ({ context }, answer: Result<unknown>) =>
      !answer.ok && answer.failure.kind === 'refused' && context.user !== null,
    isNewer: ({ context: { user } }, answer: Result<User>) => answer.ok && answer.value.version > (user?.version ?? 0),
    mayReveal: ({ context: { user, contacts, draft } }) => user !== null && contacts === null && draft === null,
  },
});

const formOf = ({ starts }: UserContext, user: User) => ({
  user,
  userId: user.id,
  failure: null,
  contacts: null,
  starts: starts + 1,
});
