import type { ActorLogic, EventObject, NonReducibleUnknown, Snapshot } from 'xstate';

type Answered<Output, Input> = Snapshot<Output> & { status: 'done'; output: Output; error: undefined; input: Input };

export type AnswerLogic<Output, Input> = ActorLogic<Answered<Output, Input>, EventObject, Input>;

/** A port whose answer lies at hand, in the browser's storage for one: whoever invokes it has it before anything else happens. */
export const fromAnswer = <Output, Input extends NonReducibleUnknown>(
  answer: (input: Input) => Output,
): AnswerLogic<Output, Input> => ({
  getInitialSnapshot: (_, input) => ({ status: 'done', output: answer(input), error: undefined, input }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** Such a port before `src/app` fills it. */
export const missingAnswer = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromAnswer<Output, Input>(() => {
    throw new Error(`${name} is not provided: bind it in src/app`);
  });
