import { getResponse } from 'msw';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { createBackend } from '#mocks/backend.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { type Caller, createCaller } from '#scripts/contract/calls/caller.ts';
import { signIn } from '#scripts/contract/calls/sign-in.ts';
import { type Reader, readerOf } from '#scripts/contract/check/persons.ts';

/** A Monday morning in Shanghai. */
const now = Date.parse('2026-11-23T09:30:00+08:00');

/** A mock back-end whose clock stands and whose chance repeats, and demo accounts that are logged in to it. */
export async function startMock(accounts: readonly string[]): Promise<{ caller: Caller; readers: Reader[] }> {
  const { handlers } = createBackend({
    store: createMemoryStore(),
    acceptMasterCode: true,
    now: () => now,
    random: repeatable(),
  });
  const caller = createCaller(async (request) => {
    // Its own says which Node it is.
    request.headers.set('User-Agent', 'contract');
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`the mock has no answer to ${request.url}`);
    return response;
  }, 'http://mock.test/backApi');
  const readers: Reader[] = [];
  for (const userName of accounts) {
    const person = { userName, password: demoPassword, readCaptcha: async () => masterCode };
    const { token } = await signIn(caller, person, new Set());
    readers.push(await readerOf(caller, userName, token, new Date(now).getFullYear()));
  }
  return { caller, readers };
}

/** The same numbers from 0 to 1 each time. */
function repeatable(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
