import { assign, enqueueActions, type EventObject } from 'xstate';
import { type Failure, isGone, isRefusal, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { failureNotice } from './facts.ts';
import type { SharedAction } from './shared-action.ts';

/** Where a machine keeps why its last call failed. */
export interface FailureContext {
  failure: Failure | null;
}

/**
 * What a machine does about a call that failed: the `actions` of its `setup`, which `.extend({ actions: … })` follows with
 * its own. (Spread among its own they would hide the types of those.)
 */
export const failureActions = {
  /** Keeps the failure; a success leaves what was kept before. */
  keepFailure: assign<FailureContext, EventObject, Result<unknown>, EventObject, never>((_, answer) =>
    answer.ok ? {} : { failure: answer.failure },
  ) as SharedAction<FailureContext, Result<unknown>>,
  /** The call threw, which none should. */
  keepSurprise: assign({ failure: unexplained }) as SharedAction<FailureContext>,
  /** Makes a notice of the failure that is kept, unless it is one that nobody tells (decision 005). */
  tellFailure: enqueueActions<FailureContext, EventObject, undefined>(({ context: { failure }, enqueue }) => {
    if (failure && !isSilent(failure)) enqueue.emit(failureNotice(failure));
  }) as SharedAction<FailureContext>,
};

/** How a call ended: the `guards` of a `setup`, like the actions. */
export const answerGuards = {
  isAnswered: (_: unknown, answer: Result<unknown>) => answer.ok,
  /** Done, and the server tells what came of it. A write may be done without that (decision 005). */
  isTold: (_: unknown, answer: Result<unknown>) => answer.ok && answer.value !== null,
  /** The server said no: it is certainly not done. */
  isDeclined: (_: unknown, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
  /** What was asked for is not there any more. */
  isGone: (_: unknown, answer: Result<unknown>) => !answer.ok && isGone(answer.failure),
};
