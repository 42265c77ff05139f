import type { Request } from '@playwright/test';
import { provider } from '#src/api/provider/adapters/ruoyi-like.ts';
import { EXPIRED_CODE } from '#src/domain/envelope.ts';
import { endpoints } from '#src/api/endpoints/index.ts';

/** How the build under test and its server speak. Every `path` is that of the endpoint table. */
export interface Wire {
  /** Method and path of a call: `POST /login` for `/sys/auth/login`. */
  callOf: (path: string) => string;
  pathOf: (path: string) => string;
  /** The name that a field of the request has. */
  nameOf: (path: string, field: string) => string;
  authorizationOf: (token: string) => string;
  /** Whether the body of an answer reports an expired session. */
  isExpired: (body: unknown) => boolean;
}

export const wires: Readonly<Record<'mock' | 'server' | 'provider', Wire>> = {
  mock: ofEndpointTable(),
  server: ofEndpointTable(),
  provider: ofProvider(),
};

/** The fields of a request, in its body or in its address. */
export const sentFields = (request: Request): Record<string, unknown> =>
  (request.postDataJSON() as Record<string, unknown> | null) ?? Object.fromEntries(new URL(request.url()).searchParams);

function ofEndpointTable(): Wire {
  return {
    callOf: (path) => `${endpoints.find((row) => row.path === path)?.method ?? 'POST'} ${path}`,
    pathOf: (path) => path,
    nameOf: (_, field) => field,
    authorizationOf: (token) => token,
    isExpired: (body) => markOf(body, 'rCode') === EXPIRED_CODE,
  };
}

function ofProvider(): Wire {
  const { calls, envelope, authorizationPrefix } = provider;
  const table = ofEndpointTable();
  const callOf = (path: string) => calls[path]?.on ?? table.callOf(path);
  return {
    callOf,
    pathOf: (path) => callOf(path).split(' ')[1] ?? '',
    nameOf: (path, field) => calls[path]?.record?.nameOf(field) ?? field,
    authorizationOf: (token) => authorizationPrefix + token,
    isExpired: (body) => markOf(body, envelope.code) === envelope.expired,
  };
}

const markOf = (body: unknown, name: string): unknown => (body as Record<string, unknown> | null)?.[name];
