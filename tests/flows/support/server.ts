import { http } from 'msw/http';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { type BackendOptions, createBackend } from '#mocks/backend.ts';
import { setupMock } from '#mocks/node.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { accountCollection, roleCollection } from '#mocks/store/collections.ts';
import { testStart } from '#tests/support/test-start.ts';

/** A call of the app. It contains only the headers that the product's API defines. */
interface LoggedCall {
  method: string;
  path: string;
  /** The parsed JSON, or the plain text; null without a body. */
  body: unknown;
  authorization: string | null;
  idempotencyKey: string | null;
  /** Only for a save with a base version. */
  ifMatch?: string;
}

/** Tests start with a copy of this store, because writing the seed takes a third of a test that opens a list. */
const seeded = createMemoryStore();
const seededAt = Date.now();
await createBackend({ store: seeded, start: testStart }).reset();

/** The seed counts days from its creation, so a test that sets the clock, or runs after midnight, creates its own. */
const fitsNow = () => Math.abs(Date.now() - seededAt) < 3_600_000 && dayOf(Date.now()) === dayOf(seededAt);
const dayOf = (time: number) => toShanghaiTime(time).slice(0, 10);

export type TestServer = ReturnType<typeof startServer>;

/** Starts a mock back-end with its own data for one test, with a log of its calls. */
export function startServer(options: Partial<BackendOptions> = {}) {
  const store = Object.keys(options).length === 0 && fitsNow() ? seeded.copy() : createMemoryStore();
  const { server, backend } = setupMock({ store, start: testStart, ...options });
  const calls: LoggedCall[] = [];
  let closed = false;
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    const ifMatch = request.headers.get('If-Match');
    const call: LoggedCall = {
      method: request.method,
      path: pathname.slice(pathname.indexOf('/backApi') + '/backApi'.length),
      body: null,
      authorization: request.headers.get('Authorization'),
      idempotencyKey: request.headers.get('Idempotency-Key'),
      ...(ifMatch === null ? {} : { ifMatch }),
    };
    calls.push(call);
    void request
      .clone()
      .text()
      .then((text) => {
        call.body = parsed(text);
      });
  });

  return {
    store,
    faults: backend.faults,
    visitors: backend.visitors,
    commands: backend.commands,
    reset: backend.reset,
    calls,
    /** The calls of one path, in order. */
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    close() {
      if (!closed) server.close();
      closed = true;
    },

    /** Makes the calls of a path wait until the returned function is called. */
    hold(path: string): () => void {
      let release = () => {};
      const released = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      server.use(http.all(`*/backApi${path}`, () => released));
      return release;
    },

    /** Signs in by calls like those of the app. They are not in the log. */
    async signIn(userName: string): Promise<string> {
      const sessionId = crypto.randomUUID();
      await post('/sys/auth/captcha', { sessionId });
      const answer = await post('/sys/auth/login', { userName, password: demoPassword, code: masterCode, sessionId });
      calls.length = 0;
      return answer.resultData.access_token;
    },

    /** Gives an account's role exactly these modules. */
    async grant(account: string, modulePaths: readonly string[]): Promise<void> {
      const modules = modulePaths.map((modulePath) => ({ modulePath, moduleName: modulePath }));
      // The first call writes the seed.
      await backend.faults.clear();
      await backend.faults.add({ kind: 'network', path: 'none' });
      await backend.faults.clear();
      await store.transaction(async (tx) => {
        const row = await tx.get(accountCollection, account);
        if (!row) throw new Error(`there is no account ${account}`);
        const role = await tx.get(roleCollection, row.roleId);
        if (role) await tx.put(roleCollection, { ...role, modules });
      });
    },
  };
}

async function post(path: string, body: unknown): Promise<{ resultData: { access_token: string } }> {
  const response = await fetch(`${location.origin}/backApi${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { resultData: { access_token: string } };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
