import { setupServer, type SetupServer } from 'msw/node';
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';

/**
 * Starts a back-end with its own store, for tests in Node and jsdom. It listens at once, and no request leaves the process.
 * Tests must call `server.close()`.
 */
export function setupMock(options: Partial<BackendOptions> = {}): { server: SetupServer; backend: Backend } {
  const backend = createBackend({ store: createMemoryStore(), acceptMasterCode: true, ...options });
  const server = setupServer(...backend.handlers);
  server.listen({
    onUnhandledFrame: async ({ frame }) => {
      const message = `mock: ${await frame.getUnhandledMessage()}`;
      // MSW turns the error into an answer, so only the console output makes the test fail.
      console.error(message);
      throw new Error(message);
    },
  });
  return { server, backend };
}
