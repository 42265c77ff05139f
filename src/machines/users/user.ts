import { type ActorRefFrom, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { isRefusal, isRefusedAs, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
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
import { fact, type FactOf, failureNotice } from '#src/machines/facts.ts';
import type { PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import {
  notedUser,
  pathOfUser,
  savedValues,
  startOfUser,
  type TypedUser,
  unsavedOf,
  type UserContext,
  type UserEvent,
  type UserSave,
} from './user-context.ts';

/**
 * A user's page (decision 001): fetches the user, saves what the form sends, and moves its tab to a new user's address. What
 * is typed is kept as a draft, passwords never. Phone and mail are masked until asked for; a save that leaves them masked
 * leaves them as they are. A newer version on the server is never overwritten unasked.
 */
export const userMachine = setup({
  types: {
    context: {} as UserContext,
    input: {} as PageInput,
    events: {} as UserEvent,
    emitted: {} as FactOf<
      | 'notice'
      | 'navigation.requested'
      | 'tab.named'
      | 'tab.moved'
      | 'page.unsaved'
      | 'page.notSaved'
      | 'draft.noted'
      | 'draft.dropped'
    >,
    tags: {} as 'busy' | SendingTag,
    children: {} as { bases: 'references'; roles: 'references'; availability: 'availability' },
  },
  actors: {
    references: pickerMachine,
    availability: availabilityMachine,
    fetchUser: missingCall<Result<User>, { id: string }>('fetchUser'),
    findDraft: missingCall<Draft | null, { path: string; version: number | null }>('findDraft'),
    /** Null where it is saved and nobody tells the user. */
    saveUser: missingCall<Result<User | null>, UserSave>('saveUser'),
    reveal: missingCall<Result<Secret<Contacts>>, { id: string }>('reveal'),
  },
  // Nobody looks at a locked form for longer.
  delays: { checkTime: 10_000 },
  actions: {
    keepUser: assign(({ context }, answer: Result<User | null>) =>
      answer.ok && answer.value
        ? { user: answer.value, userId: answer.value.id, failure: null, contacts: null, starts: context.starts + 1 }
        : {},
    ),
    /** It is asked for again. Of a new one nobody knows the number: the list has it, and this page is ready for the next. */
    leaveSaved: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ typed: null, complete: false, failure: null, starts: context.starts + 1 });
      enqueue.emit(unsavedOf(context, false));
      if (context.userId === null) enqueue.emit({ type: 'navigation.requested', href: usersPath, replace: false });
    }),
    passOwner: sendTo('availability', ({ context: { user } }) => ({
      type: 'name.owned',
      id: user?.id ?? '',
      name: user?.account ?? '',
    })),
    passName: sendTo('availability', ({ context: { sent } }) => ({
      type: 'name.typed',
      name: sent?.values.account ?? '',
    })),
    askName: sendTo('availability', { type: 'name.left' }),
    passTaken: sendTo('availability', ({ context: { sent } }) => ({
      type: 'name.refused',
      name: sent?.values.account ?? '',
    })),
    /** Whether somebody gets in may have changed without a new version. */
    keepState: assign((_, answer: Result<User>) => (answer.ok ? { user: answer.value } : {})),
    nameTab: emit(({ context: { tabId, user } }) =>
      fact({ type: 'tab.named', id: tabId, subject: user?.account ?? '' }),
    ),
    moveTab: emit(({ context }) =>
      fact({ type: 'tab.moved', id: context.tabId, path: pathOfUser(context), subject: context.user?.account ?? '' }),
    ),
    offerDraft: assign({
      draft: ({ context }, draft: Draft | null) =>
        draft && !sameUserValues(readUserValues(draft.values, savedValues(context)), savedValues(context))
          ? draft
          : null,
    }),
    takeDraft: enqueueActions(({ context, enqueue }) => {
      if (!context.draft) return;
      const typed = { values: readUserValues(context.draft.values, savedValues(context)), password: null };
      enqueue.assign({ typed, complete: false, draft: null, starts: context.starts + 1, attempt: context.attempt + 1 });
      enqueue.emit(unsavedOf(context, true));
    }),
    forgetDraft: assign({ draft: null }),
    dropDraft: emit(({ context }) => fact({ type: 'draft.dropped', path: pathOfUser(context) })),
    take: enqueueActions(
      ({ context, enqueue }, { typed, complete }: { typed: TypedUser | null; complete: boolean }) => {
        enqueue.assign({ typed, complete, attempt: context.attempt + 1 });
        // Nothing typed before, nothing of it kept: what is stored then is an earlier visit's.
        if (typed) enqueue.emit(notedUser(context, typed));
        else if (context.typed) enqueue.emit({ type: 'draft.dropped', path: pathOfUser(context) });
        if ((typed === null) !== (context.typed === null)) enqueue.emit(unsavedOf(context, typed !== null));
      },
    ),
    noteTyped: enqueueActions(({ context, enqueue }) => {
      if (context.typed) enqueue.emit(notedUser(context, context.typed));
    }),
    forgetTyped: assign({ typed: null }),
    showErrors: assign({ refusals: ({ context }) => context.refusals + 1 }),
    tellNotSaved: emit(({ context }) => fact({ type: 'page.notSaved', id: context.tabId })),
    keepSent: assign({ sent: (_, { typed }: { typed: TypedUser }) => typed, failure: null }),
    keepTyped: assign({ sent: ({ context }) => context.typed, failure: null }),
    /** What is unsaved is waited for, before anybody is asked about it (fault F11). */
    tellSaving: emit(({ context }) => fact({ type: 'page.unsaved', id: context.tabId, unsaved: true, saving: true })),
    tellWork: emit(({ context }) => unsavedOf(context, context.typed !== null)),
    settle: assign({ sent: null, attempt: ({ context }) => context.attempt + 1 }),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepSurprise: assign({ failure: unexplained }),
    tellFailure: enqueueActions(({ context, enqueue }) => {
      if (context.failure && !isSilent(context.failure)) enqueue.emit(failureNotice(context.failure));
    }),
    tellSaved: emit(fact({ type: 'notice', notice: { code: 'record.saved' } })),
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
    /** Only what was changed here stays; the rest is theirs. */
    standOnTheirs: assign(({ context: { typed, user, contacts, theirs, starts } }) => {
      if (!typed || !user || !theirs) return {};
      const values = rebased(typed.values, savedValues({ user, contacts }), valuesOf(theirs, null));
      return { user: theirs, theirs: null, contacts: null, typed: { ...typed, values }, starts: starts + 1 };
    }),
    saveAgain: raise(({ context: { typed } }) => ({ type: 'save', typed: typed as TypedUser })),
  },
  guards: {
    isNew: ({ context }) => context.userId === null,
    isComplete: ({ context }) => context.typed !== null && context.complete,
    isAnswered: (_, answer: Result<unknown>) => answer.ok,
    isTold: (_, answer: Result<User | null>) => answer.ok && answer.value !== null,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
    isGone: (_, answer: Result<unknown>) =>
      !answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 404,
    isDeclined: (_, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
    /** Somebody else took the name since it was free (fault F3). */
    isTaken: (_, answer: Result<unknown>) => isRefusedAs('nameTaken', answer),
    isNameAwaited: ({ context: { sent } }, snapshot: AvailabilitySnapshot) =>
      isAwaited(snapshot, sent?.values.account ?? ''),
    isNameTaken: ({ context: { sent } }, snapshot: AvailabilitySnapshot) =>
      availabilityOf(snapshot, sent?.values.account ?? '') === 'taken',
    isTyped: ({ context }) => context.typed !== null,
    isUntouched: ({ context }) => context.user !== null && context.typed === null,
    isOwnUntouched: ({ context: { user, typed } }, { path, ids }: { path: string; ids: readonly string[] }) =>
      path === usersPath && user !== null && typed === null && ids.includes(user.id),
    isUpdateRefused: ({ context }, answer: Result<unknown>) =>
      !answer.ok && answer.failure.kind === 'refused' && context.user !== null,
    isNewer: ({ context: { user } }, answer: Result<User>) => answer.ok && answer.value.version > (user?.version ?? 0),
    mayReveal: ({ context: { user, contacts, draft } }) => user !== null && contacts === null && draft === null,
  },
}).createMachine({
  id: 'user',
  description: 'A user’s page: fetch, edit, save.',
  context: ({ input }) => startOfUser(input),
  invoke: [
    { id: 'bases', src: 'references' },
    { id: 'roles', src: 'references' },
    { id: 'availability', src: 'availability', onSnapshot: {} },
  ],
  on: {
    // Whoever asked waits for an answer.
    'work.save': { actions: 'tellNotSaved' },
    'work.discard': { actions: ['dropDraft', 'forgetTyped'] },
    'work.note': { actions: 'noteTyped' },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'recalling' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => ({ id: context.userId ?? '' }),
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'recalling',
            actions: [withOutput('keepUser'), 'passOwner', 'nameTab'],
          },
          {
            guard: withOutput('isRefused'),
            target: 'unavailable',
            actions: [withOutput('keepFailure'), 'tellFailure'],
          },
          { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
        ],
        onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    unavailable: { description: 'There is no such user, or not any more.' },
    failed: { on: { retry: 'loading' } },
    recalling: {
      description: 'Is there a draft of an earlier visit?',
      invoke: {
        src: 'findDraft',
        input: ({ context }) => ({ path: pathOfUser(context), version: context.user?.version ?? null }),
        onDone: { target: 'editing', actions: withOutput('offerDraft') },
        onError: 'editing',
      },
    },
    editing: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'page.located': { guard: 'isUntouched', target: 'renewing' },
            'records.deleted': { guard: withEvent('isOwnUntouched'), target: 'renewing' },
            'records.outdated': { guard: withEvent('isOwnUntouched'), target: 'renewing' },
          },
        },
        renewing: {
          description:
            'Shown again, or something was done in the list: what became of the user? What is typed by then stays as it is.',
          invoke: {
            src: 'fetchUser',
            input: ({ context }) => ({ id: context.userId ?? '' }),
            onDone: [
              { guard: 'isTyped', target: 'resting' },
              {
                guard: withOutput('isNewer'),
                target: 'resting',
                actions: [withOutput('keepUser'), 'passOwner', 'nameTab'],
              },
              {
                guard: withOutput('isAnswered'),
                target: 'resting',
                actions: withOutput('keepState'),
              },
              { guard: withOutput('isGone'), target: '#user.unavailable' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
      on: {
        typed: { actions: withEvent('take') },
        'draft.taken': { actions: 'takeDraft' },
        'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
        reveal: { guard: 'mayReveal', target: 'revealing' },
        save: { target: 'checking', actions: withEvent('keepSent') },
        'work.save': [
          { guard: 'isComplete', target: 'checking', actions: 'keepTyped' },
          { actions: ['tellNotSaved', 'showErrors'] },
        ],
      },
    },
    revealing: {
      description: 'Phone and mail are asked for, which the server logs.',
      tags: 'busy',
      invoke: {
        src: 'reveal',
        input: ({ context }) => ({ id: context.userId ?? '' }),
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'editing',
            actions: withOutput('keepContacts'),
          },
          {
            target: 'editing',
            actions: [withOutput('keepContacts'), 'tellFailure'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    checking: {
      description: 'Waits for what is asked about the login name. What could not be checked in time the server judges.',
      tags: 'busy',
      entry: ['tellSaving', 'passName', 'askName'],
      after: { checkTime: 'saving' },
      on: {
        'work.save': {},
        'xstate.snapshot.availability': [
          { guard: withSnapshot('isNameAwaited') },
          {
            guard: withSnapshot('isNameTaken'),
            target: 'editing',
            actions: ['settle', 'showErrors', 'tellNotSaved', 'tellWork'],
          },
          { target: 'saving' },
        ],
      },
    },
    saving: {
      tags: ['busy', 'sending'],
      // A save that is under way says itself how it ended.
      on: { 'work.save': {} },
      invoke: {
        src: 'saveUser',
        input: ({ context: { user, sent, attempt }, self }) => ({
          ...(sent as TypedUser),
          base: user,
          attempt: `${self.sessionId}.${attempt}`,
        }),
        onDone: [
          {
            guard: withOutput('isTold'),
            target: 'editing',
            actions: [
              'dropDraft',
              withOutput('keepUser'),
              'settle',
              'forgetTyped',
              'passOwner',
              'moveTab',
              'tellSaved',
              'tellWork',
            ],
          },
          {
            guard: withOutput('isAnswered'),
            target: 'opening',
            actions: ['dropDraft', 'leaveSaved', 'settle', 'tellSaved'],
          },
          {
            guard: withOutput('isTaken'),
            target: 'editing',
            actions: ['passTaken', 'settle', 'showErrors', 'tellNotSaved', 'tellWork'],
          },
          {
            guard: withOutput('isUpdateRefused'),
            target: 'comparing',
            actions: [withOutput('keepFailure'), 'settle'],
          },
          {
            guard: withOutput('isDeclined'),
            target: 'editing',
            actions: [withOutput('keepFailure'), 'settle', 'tellFailure', 'tellNotSaved', 'tellWork'],
          },
          {
            target: 'editing',
            actions: [withOutput('keepFailure'), 'tellFailure', 'tellNotSaved', 'tellWork'],
          },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', 'tellFailure', 'tellNotSaved', 'tellWork'] },
      },
    },
    comparing: {
      description: 'The save was refused: has somebody else saved meanwhile?',
      tags: ['busy', 'sending'],
      on: { 'work.save': {} },
      exit: ['tellNotSaved', 'tellWork'],
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => ({ id: context.userId ?? '' }),
        onDone: [
          {
            guard: withOutput('isNewer'),
            target: 'conflict',
            actions: withOutput('keepTheirs'),
          },
          { target: 'editing', actions: 'tellFailure' },
        ],
        onError: { target: 'editing', actions: 'tellFailure' },
      },
    },
    conflict: {
      description: 'Somebody else saved: theirs or mine.',
      on: {
        'mine.keep': [
          { guard: 'isTyped', target: 'editing', actions: ['standOnTheirs', 'passOwner', 'saveAgain'] },
          // Saved as it was: there is nothing of it to keep.
          { target: 'editing', actions: ['takeTheirs', 'passOwner', 'tellWork'] },
        ],
        'theirs.take': { target: 'editing', actions: ['dropDraft', 'takeTheirs', 'passOwner', 'tellWork'] },
      },
    },
  },
});

export type UserActor = ActorRefFrom<typeof userMachine>;
