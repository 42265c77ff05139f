import { assign, emit, enqueueActions, type EventObject } from 'xstate';
import { type Failure, isGone, isRefusal, isSilent, type Result, unexplained } from '#src/domain/failure.ts';
import { failureNotice } from './facts.ts';
import type { SharedAction } from './shared-action.ts';

/** The context of a machine that keeps why its last call failed. */
export interface FailureContext {
  failure: Failure | null;
}

/**
 * What a machine does when a call fails. Pass them as the `actions` of its `setup`, and add the machine's own actions
 * by `.extend({ actions: … })`. (In one object, the types of the machine's own actions would be lost.)
 */
export const failureActions = {
  /** Keeps the failure; a success leaves an earlier failure in place. */
  keepFailure: assign<FailureContext, EventObject, Result<unknown>, EventObject, never>((_, answer) =>
    answer.ok ? {} : { failure: answer.failure },
  ) as SharedAction<FailureContext, Result<unknown>>,
  /** For a call that threw, which no call should do. */
  keepSurprise: assign({ failure: unexplained }) as SharedAction<FailureContext>,
  /** Emits a notice about the kept failure, unless the failure is a silent one (decision 005). */
  tellFailure: enqueueActions<FailureContext, EventObject, undefined>(({ context: { failure }, enqueue }) => {
    if (failure && !isSilent(failure)) enqueue.emit(failureNotice(failure));
  }) as SharedAction<FailureContext>,
};

/** How a call ended: the `guards` of a `setup`, like the actions. */
export const answerGuards = {
  isAnswered: (_: unknown, answer: Result<unknown>) => answer.ok,
  /** The call succeeded, and the server returned a value. A write may succeed without one (decision 005). */
  hasValue: (_: unknown, answer: Result<unknown>) => answer.ok && answer.value !== null,
  /** The server refused: the call was certainly not carried out. */
  isDeclined: (_: unknown, answer: Result<unknown>) => !answer.ok && isRefusal(answer.failure),
  /** The requested object no longer exists. */
  isGone: (_: unknown, answer: Result<unknown>) => !answer.ok && isGone(answer.failure),
};

/** For failures that are shown as a notice and not kept in the context. */
export const passingFailureActions = {
  tellFailureOf: enqueueActions<object, EventObject, Result<unknown>>(({ enqueue }, answer) => {
    if (!answer.ok && !isSilent(answer.failure)) enqueue.emit(failureNotice(answer.failure));
  }) as SharedAction<object, Result<unknown>>,
  /** For a call that threw, which no call should do. */
  tellSurprise: emit(failureNotice(unexplained)) as SharedAction<object>,
};
