import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { VisitorComment } from '#mocks/comments/visitors.ts';
import type { Fault } from '#mocks/faults/fault.ts';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createSetBack } from './set-back.ts';
import { type Wire, wires } from './wire.ts';
import { testStart } from '#tests/support/test-start.ts';

export { expect } from '@playwright/test';

/** The kinds of errors of a page: console messages, exceptions, and requests without an answer. */
type Level = 'error' | 'warn' | 'exception' | 'request';

/** Allows errors that match in this test, any number of times. The test fails without one. */
type ExpectConsole = (level: Level, pattern: RegExp) => void;

/** Adds a fault to the back-end of this page. The page must already be open. */
export type AddFault = (page: Page, fault: Fault) => Promise<void>;

/** Writes a comment as a visitor, or changes its text if an id is given. Returns the id. The page must already be open. */
type WriteComment = (page: Page, comment: VisitorComment) => Promise<string>;

export interface BrowserOptions {
  /** The build under test: the mock build, or a production build with its own server. That of `provider` speaks RuoYi-like. */
  build: 'mock' | 'server' | 'provider';
  /** The server of this worker; null in the mock build. */
  server: HttpMock | null;
}

interface WorkerFixtures extends BrowserOptions {
  /** The server, and the function that restores its seed. */
  started: { server: HttpMock; setBack: () => Promise<void> } | null;
}

interface Fixtures {
  gate: Gate;
  expectConsole: ExpectConsole;
  addFault: AddFault;
  writeComment: WriteComment;
  wire: Wire;
  freshServer: void;
}

const folderOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

const productions = {
  server: { dist: folderOf('dist') },
  provider: { dist: folderOf('dist-provider'), speak: 'ruoyi-like' },
} as const;

/** The base of every browser test. Each test gets a reset server, and fails if its page reports an error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ['mock', { option: true, scope: 'worker' }],

  started: [
    async ({ build }, provide) => {
      if (build === 'mock') return provide(null);
      const store = createMemoryStore();
      const server = await startHttp({ ...productions[build], acceptMasterCode: true, start: testStart, store });
      await provide({ server, setBack: createSetBack(server.backend, store) });
      await server.close();
    },
    { scope: 'worker' },
  ],

  server: [async ({ started }, provide) => provide(started?.server ?? null), { scope: 'worker' }],

  baseURL: async ({ server, baseURL }, provide) => provide(server?.url ?? baseURL),

  freshServer: [
    async ({ started }, provide) => {
      await started?.setBack();
      await provide();
    },
    { auto: true },
  ],

  wire: async ({ build }, provide) => provide(wires[build]),

  gate: async ({}, provide) => {
    const gate = createGate();
    await provide(gate);
    gate.judge();
  },

  context: async ({ context, gate }, provide) => {
    gate.watch(context);
    await provide(context);
  },

  expectConsole: async ({ gate }, provide) => provide(gate.expect),

  addFault: async ({ server }, provide) =>
    provide(async (page, fault) => {
      if (server) await server.backend.faults.add(fault);
      else await page.evaluate((given) => window.__mock?.fault(given), fault);
    }),

  writeComment: async ({ server }, provide) =>
    provide(async (page, comment) =>
      server
        ? server.backend.visitors.comment(comment)
        : ((await page.evaluate((given) => window.__mock?.comment(given), comment)) ?? ''),
    ),
});

interface Gate {
  /** Watches a browser context, also one created by the test itself. */
  watch: (context: BrowserContext) => void;
  expect: ExpectConsole;
  judge: () => void;
}

function createGate(): Gate {
  const seen: { level: Level; text: string }[] = [];
  const expected: { level: Level; pattern: RegExp }[] = [];
  const note = (level: Level, text: string) => void seen.push({ level, text });
  return {
    watch(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') note('error', message.text());
        if (message.type() === 'warning') note('warn', message.text());
      });
      context.on('weberror', (error) => note('exception', error.error().stack ?? error.error().message));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The page itself cancelled the request or was left.
        if (reason !== 'net::ERR_ABORTED') note('request', `${request.method()} ${request.url()} ${reason}`);
      });
    },
    expect: (level, pattern) => void expected.push({ level, pattern }),
    judge() {
      const fits = (one: (typeof seen)[number], { level, pattern }: (typeof expected)[number]) =>
        one.level === level && pattern.test(one.text);
      const unexpected = seen.filter((one) => !expected.some((allowed) => fits(one, allowed)));
      const missed = expected.filter((allowed) => !seen.some((one) => fits(one, allowed)));
      expect({ unexpected, missed }, 'what the page complained about').toEqual({ unexpected: [], missed: [] });
    },
  };
}
