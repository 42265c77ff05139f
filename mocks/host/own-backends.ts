import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const cookie = 'mock-session';

/** The limit of stored back-ends. A browser whose back-end was dropped starts again from the seed. */
const maxBackends = 20;

/** Creates a back-end for each browser, identified by a cookie, so that testers do not change each other's data. */
export function createOwnBackends<Backend>(create: () => Backend) {
  const backends = new Map<string, Backend>();
  return (incoming: IncomingMessage, outgoing: ServerResponse): Backend => {
    const known = new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(incoming.headers.cookie ?? '')?.[1];
    const id = known ?? randomUUID();
    if (!known) outgoing.setHeader('Set-Cookie', `${cookie}=${id}; Path=/; HttpOnly; SameSite=Lax`);
    const backend = backends.get(id) ?? create();
    // Keeps the map in the order of last use.
    backends.delete(id);
    backends.set(id, backend);
    for (const oldest of backends.keys()) {
      if (backends.size <= maxBackends) break;
      backends.delete(oldest);
    }
    return backend;
  };
}
