import { setupServer, type SetupServer } from 'msw/node';
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';

/**
 * The back-end for tests in Node and jsdom, on a store of its own. It listens at once and lets no request out of the
 * process; `server.close()` is the test's.
 */
export function setupMock(options: Partial<BackendOptions> = {}): { server: SetupServer; backend: Backend } {
  const backend = createBackend({ store: createMemoryStore(), acceptMasterCode: true, ...options });
  const server = setupServer(...backend.handlers);
  server.listen({
    onUnhandledFrame: async ({ frame }) => {
      const message = `mock: ${await frame.getUnhandledMessage()}`;
      // MSW turns the error into an answer; the console is what fails a test.
      console.error(message);
      throw new Error(message);
    },
  });
  return { server, backend };
}
