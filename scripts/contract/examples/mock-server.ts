import { getResponse } from 'msw';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { createBackend } from '#mocks/backend.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { type Caller, createCaller } from '#scripts/contract/calls/caller.ts';
import { signIn } from '#scripts/contract/calls/sign-in.ts';
import { type Reader, readerOf } from '#scripts/contract/check/persons.ts';

/** A Monday morning in Shanghai. */
const now = Date.parse('2026-11-23T09:30:00+08:00');

/** Half a year earlier, so that the examples contain records of several months. */
const seedStart = Date.parse('2026-06-01T09:00:00+08:00');

/** Starts a mock back-end with a fixed clock and seeded randomness, and logs demo accounts in. */
export async function startMock(accounts: readonly string[]): Promise<{ caller: Caller; readers: Reader[] }> {
  const { handlers } = createBackend({
    store: createMemoryStore(),
    acceptMasterCode: true,
    now: () => now,
    start: seedStart,
    random: repeatable(),
  });
  const caller = createCaller(async (request) => {
    // The default User-Agent contains the version of Node.
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

/** A deterministic sequence of numbers from 0 to 1. */
function repeatable(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
