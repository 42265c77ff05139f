import { type AnyEventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { settled } from './run.ts';

interface Call<Output, Input> {
  input: Input;
  signal: AbortSignal;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/** A port whose calls wait until the test ends them, by default the latest one. */
export function port<Output, Input extends NonReducibleUnknown = void>() {
  const calls: Call<Output, Input>[] = [];
  const call = (index: number) => {
    const found = calls.at(index);
    if (!found) throw new Error('the port was not called');
    return found;
  };
  return {
    calls,
    inputs: () => calls.map(({ input }) => input),
    logic: fromPromise<Output, Input>(
      ({ input, signal }) => new Promise((resolve, reject) => calls.push({ input, signal, resolve, reject })),
    ),
    async answer(output: Output, index = -1) {
      call(index).resolve(output);
      await settled();
    },
    /** The port throws an unexpected error. */
    async break(index = -1) {
      call(index).reject(new Error('a bug'));
      await settled();
    },
  };
}

/**
 * A feed that sends the events of the test to its listeners. `Received` and `Input` are the events and the input of the
 * type of its port, which a feed ignores.
 */
export function feed<
  Event extends AnyEventObject,
  Received extends AnyEventObject = { type: string },
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    logic: fromCallback<Received, Input>(({ sendBack }) => {
      listeners.add(sendBack);
      return () => void listeners.delete(sendBack);
    }),
    /** Listeners that are added because of the event get only the next one. */
    tell: (event: Event) => [...listeners].forEach((listener) => listener(event)),
    listeners: () => listeners.size,
  };
}
