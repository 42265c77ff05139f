import { type AnyEventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { settled } from './run.ts';

interface Call<Output, Input> {
  input: Input;
  signal: AbortSignal;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/** A port whose calls wait until the test ends them; the latest, if it doesn't say which. */
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
    /** The port throws, which none should: a bug. */
    async break(index = -1) {
      call(index).reject(new Error('a bug'));
      await settled();
    },
  };
}

/** A feed that tells what the test says, to whoever listens. `Heard` is what its port's type takes, which no feed minds,
 * and so is `Input`. */
export function feed<
  Event extends AnyEventObject,
  Heard extends AnyEventObject = { type: string },
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    logic: fromCallback<Heard, Input>(({ sendBack }) => {
      listeners.add(sendBack);
      return () => void listeners.delete(sendBack);
    }),
    /** Those who begin to listen because of it hear the next one. */
    tell: (event: Event) => [...listeners].forEach((listener) => listener(event)),
    listeners: () => listeners.size,
  };
}
