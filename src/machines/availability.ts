import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { type Failure, type Result, unexplained } from '#src/domain/failure.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { withEvent, withOutput } from './params.ts';
import { missingCall } from './ports.ts';

/** Is this name free for the one with this id? Null for one that is being made. */
export interface NameQuestion {
  name: string;
  id: string | null;
}

interface Context extends NameQuestion {
  /** What the one that is edited is called already: its own name is nobody else's. */
  own: string | null;
  /** Why it could not be checked. */
  failure: Failure | null;
}

type Event =
  /** What the field holds now. */
  | { type: 'name.typed'; name: string }
  /** The field was left, or its form is to be saved. */
  | { type: 'name.left' }
  /** Who it is about, and what it is called: it was loaded, or has just been saved. Null and nothing for a new one. */
  | { type: 'name.owned'; id: string | null; name: string }
  /** A save said that this name is taken, whatever was found before (fault F3). */
  | { type: 'name.refused'; name: string };

/**
 * Whether the name in a field is free (product 5: on blur). What it says is always about the name as it stands in the field:
 * another name gives up the question about the one before. No answer is no verdict: it could not be checked, and the failure says why.
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

/** What is known of the name that a field shows; nothing about any other. */
export const availabilityOf = ({ value, context }: AvailabilitySnapshot, shown: string): Availability =>
  trimUserName(shown) === context.name ? value : 'unasked';

/** Whether a save of this name still waits for an answer about it. */
export const isAwaited = ({ value, context }: AvailabilitySnapshot, name: string): boolean =>
  trimUserName(name) !== context.name || value === 'asking' || (value === 'unasked' && !needsNoAnswer(context));

const needsNoAnswer = ({ name, own }: Context): boolean => name === '' || name === own;
