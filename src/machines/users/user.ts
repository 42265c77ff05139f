import type { ActorRefFrom } from 'xstate';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { saveUnderWay, recordLife } from '#src/machines/record/life.ts';
import { startOfUser, userKind } from './user-context.ts';
import { userSetup } from './user-setup.ts';

const life = recordLife(userKind, 'tellOwner');

/**
 * A user's page (decision 001): fetches the user, saves the values of the form, and moves its tab to the address of a new user.
 * Input is kept as a draft, but never a password. Phone and e-mail are masked until requested; a save with masked ones does not
 * change them. A newer version on the server is never overwritten without asking.
 */
export const userMachine = userSetup.createMachine({
  id: 'user',
  context: ({ input }) => startOfUser(input),
  invoke: [
    { id: 'bases', src: 'references' },
    { id: 'roles', src: 'references' },
    { id: 'availability', src: 'availability', onSnapshot: {} },
  ],
  on: life.on,
  initial: 'opening',
  states: {
    opening: life.opening,
    loading: life.loading({
      guard: withOutput('isRefused'),
      target: 'unavailable',
      actions: [withOutput('keepFailure'), 'tellFailure'],
    }),
    unavailable: life.unavailable,
    failed: life.failed,
    recalling: life.recalling(),
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
          invoke: {
            src: 'fetchRecord',
            input: ({ context }) => ({ id: context.userId ?? '' }),
            onDone: [
              { guard: 'isTyped', target: 'resting' },
              {
                guard: withOutput('isNewer'),
                target: 'resting',
                actions: [withOutput('keepRecord'), 'tellOwner', 'nameTab'],
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
        typed: { actions: withEvent('takeTyped') },
        ...life.draftAnswers(),
        reveal: { guard: 'mayReveal', target: 'revealing' },
        save: { target: 'checking', actions: withEvent('keepSent') },
        'work.save': [
          { guard: 'isComplete', target: 'checking', actions: 'keepTyped' },
          { actions: ['tellNotSaved', 'showErrors'] },
        ],
      },
    },
    revealing: {
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
      tags: 'busy',
      entry: ['tellSaving', 'passName', 'askName'],
      after: { checkTime: 'saving' },
      on: {
        ...saveUnderWay,
        'xstate.snapshot.availability': [
          { guard: withSnapshot('isNameAwaited') },
          {
            guard: withSnapshot('isNameTaken'),
            target: 'editing',
            actions: ['settle', 'showErrors', 'tellNotSaved', 'tellUnsaved'],
          },
          { target: 'saving' },
        ],
      },
    },
    saving: life.saving({
      guard: withOutput('isTaken'),
      target: 'editing',
      actions: ['refuseName', 'settle', 'showErrors', 'tellNotSaved', 'tellUnsaved'],
    }),
    comparing: {
      ...life.comparing(({ userId }) => ({ id: userId ?? '' }), {
        guard: withOutput('isNewer'),
        target: 'conflict',
        actions: [withOutput('keepTheirs'), 'tellNotSaved', 'tellUnsaved'],
      }),
      on: saveUnderWay,
    },
    conflict: {
      on: {
        'mine.keep': [
          { guard: 'isTyped', target: 'editing', actions: ['buildOnTheirs', 'tellOwner', 'saveAgain'] },
          // The form has no changes to keep.
          { target: 'editing', actions: ['takeTheirs', 'tellOwner', 'tellUnsaved'] },
        ],
        'theirs.take': { target: 'editing', actions: ['dropDraft', 'takeTheirs', 'tellOwner', 'tellUnsaved'] },
      },
    },
  },
});

export type UserActor = ActorRefFrom<typeof userMachine>;
