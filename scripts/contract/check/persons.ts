import { authEndpoints } from '#src/api/endpoints/auth.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { mayCall } from '#src/domain/rights/may-call.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { type Caller, dataOf } from '#scripts/contract/calls/caller.ts';
import { createWorld, type World } from '#scripts/contract/calls/world.ts';

/** A person who is logged in to the checked server. */
export interface Reader {
  name: string;
  token: string;
  world: World;
  may: (endpoint: Pick<Endpoint, 'right' | 'alsoBy'>) => boolean;
}

export async function readerOf(caller: Caller, name: string, token: string, year: number): Promise<Reader> {
  const account = dataOf(await caller.call(authEndpoints.userInfo, undefined, { token }));
  const modules = dataOf(await caller.call(authEndpoints.permissions, undefined, { token }));
  const isReadable = Array.isArray(modules) && (modules.length === 0 || modules.some(hasPath));
  const { roleName } = (account ?? {}) as { roleName?: unknown };
  const grants: Grants = readGrants(
    Array.isArray(modules) ? modules : [],
    typeof roleName === 'string' ? roleName : '',
  );
  return {
    name,
    token,
    world: createWorld(caller, token, year),
    // With unreadable permissions, everything is tried.
    may: (endpoint) => !isReadable || mayCall(grants, endpoint),
  };
}

const hasPath = (module: unknown): boolean =>
  typeof (module as { modulePath?: unknown } | null)?.modulePath === 'string';
