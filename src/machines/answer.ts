import type { ActorLogic, EventObject, NonReducibleUnknown, Snapshot } from 'xstate';

type Answered<Output, Input> = Snapshot<Output> & { status: 'done'; output: Output; error: undefined; input: Input };

export type AnswerLogic<Output, Input> = ActorLogic<Answered<Output, Input>, EventObject, Input>;

/**
 * A port that answers synchronously, for example from the browser's storage. The machine that invokes it gets the
 * answer before any other event.
 */
export const fromSyncAnswer = <Output, Input extends NonReducibleUnknown>(
  answer: (input: Input) => Output,
): AnswerLogic<Output, Input> => ({
  getInitialSnapshot: (_, input) => ({ status: 'done', output: answer(input), error: undefined, input }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** The default of such a port, until `src/app` binds it. */
export const missingSyncAnswer = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromSyncAnswer<Output, Input>(() => {
    throw new Error(`${name} is not provided: bind it in src/app`);
  });
