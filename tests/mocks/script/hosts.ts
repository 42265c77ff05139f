import { getResponse } from 'msw';
import type { Backend } from '#mocks/backend.ts';
import { createBackend } from '#mocks/backend.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { plainState, runScript, scriptAgent, scriptTime, type Send, type Sent } from './script.ts';

/** The arguments of `fetch` for a call of the script. */
export const initOf = ({
  method,
  token,
  body,
  headers,
}: Sent): { method: string; headers: Record<string, string>; body?: string } => ({
  method,
  headers: {
    'User-Agent': scriptAgent,
    ...headers,
    ...(token === null ? {} : { Authorization: token }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** A host without a network: the handlers are called directly. */
const sendTo =
  ({ handlers }: Pick<Backend, 'handlers'>): Send =>
  async (call) => {
    const response = await getResponse(handlers, new Request(`http://app.test/backApi${call.path}`, initOf(call)));
    if (!response) throw new Error(`nothing answers ${call.path}`);
    return { status: response.status, body: await response.json() };
  };

/** Answers and state of the script in Node: the reference for the other hosts. */
export async function scriptInNode(count?: number) {
  const backend = createBackend({
    store: createMemoryStore(),
    now: () => scriptTime,
    acceptMasterCode: true,
  });
  const answers = await runScript(sendTo(backend), count);
  return { answers, state: plainState(await backend.commands.exportState()) };
}
