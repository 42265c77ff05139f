import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { type Failure, type Result, unexplained } from '#src/domain/failure.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { withEvent, withOutput } from './params.ts';
import { missingCall } from './ports.ts';

/** Asks whether the name is free for the user or role with this id. `id` is null for a new one. */
export interface NameQuestion {
  name: string;
  id: string | null;
}

interface Context extends NameQuestion {
  /** The saved name of the edited user or role, which always counts as free for it; null for a new one. */
  own: string | null;
  /** Why it could not be checked. */
  failure: Failure | null;
}

type Event =
  /** What the field holds now. */
  | { type: 'name.typed'; name: string }
  /** The field was left, or its form is to be saved. */
  | { type: 'name.left' }
  /** A user or role was loaded or has just been saved: its id and its name. For a new one null and an empty name. */
  | { type: 'name.owned'; id: string | null; name: string }
  /** The server refused a save because this name is taken, whatever an earlier check found (fault F3). */
  | { type: 'name.refused'; name: string };

/**
 * Whether the name in a field is free (product 5: on blur). The result is always about the name that the field holds
 * now: when the name changes, the check of the earlier one is cancelled. If the check gets no answer, the name counts
 * as neither free nor taken, and `failure` holds the reason.
 */
export const availabilityMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { checkName: missingCall<Result<boolean>, NameQuestion>('checkName') },
  actions: {
    keepName: assign({ name: (_, { name }: { name: string }) => trimUserName(name) }),
    keepFailure: assign({ failure: (_, answer: Result<unknown>) => (answer.ok ? null : answer.failure) }),
    keepSurprise: assign({ failure: unexplained }),
    keepOwner: assign((_, { id, name }: { id: string | null; name: string }) => ({
      id,
      own: trimUserName(name),
      name: trimUserName(name),
    })),
  },
  guards: {
    isSame: ({ context }, { name }: { name: string }) => trimUserName(name) === context.name,
    needsNoAnswer: ({ context }) => needsNoAnswer(context),
    isFree: (_, answer: Result<boolean>) => answer.ok && answer.value,
    isTaken: (_, answer: Result<boolean>) => answer.ok && !answer.value,
  },
}).createMachine({
  id: 'availability',
  context: { id: null, own: null, name: '', failure: null },
  initial: 'unasked',
  on: {
    'name.typed': [{ guard: withEvent('isSame') }, { target: '.unasked', actions: withEvent('keepName') }],
    'name.owned': { target: '.unasked', actions: withEvent('keepOwner') },
    'name.refused': { guard: withEvent('isSame'), target: '.taken' },
  },
  states: {
    unasked: { on: { 'name.left': [{ guard: 'needsNoAnswer' }, { target: 'asking' }] } },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'checkName',
        input: ({ context: { name, id } }) => ({ name, id }),
        onDone: [
          { guard: withOutput('isFree'), target: 'free' },
          { guard: withOutput('isTaken'), target: 'taken' },
          { target: 'unknown', actions: withOutput('keepFailure') },
        ],
        onError: { target: 'unknown', actions: 'keepSurprise' },
      },
    },
    free: {},
    taken: {},
    unknown: {
      on: { 'name.left': 'asking' },
    },
  },
});

export type AvailabilityActor = ActorRefFrom<typeof availabilityMachine>;
export type AvailabilitySnapshot = SnapshotFrom<typeof availabilityMachine>;
export type Availability = AvailabilitySnapshot['value'];

/** What is known about the name `shown`: `unasked` if the machine holds another name. */
export const availabilityOf = ({ value, context }: AvailabilitySnapshot, shown: string): Availability =>
  trimUserName(shown) === context.name ? value : 'unasked';

/** Whether a save of this name must still wait for the result of its check. */
export const isAwaited = ({ value, context }: AvailabilitySnapshot, name: string): boolean =>
  trimUserName(name) !== context.name || value === 'asking' || (value === 'unasked' && !needsNoAnswer(context));

const needsNoAnswer = ({ name, own }: Context): boolean => name === '' || name === own;
