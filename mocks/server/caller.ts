/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** The header in which `host/bridge.ts` passes the caller's address. It replaces the same header of the request. */
export const addressHeader = 'X-Real-IP';

/** The address of the app, `host:port`. Inside a browser a request has no such header. */
export const hostOf = ({ headers, url }: Request): string => headers.get('Host') ?? new URL(url).host;

/** Inside a browser a request has neither an address nor a User-Agent header. */
export const callerOf = ({ headers }: Request): Caller => ({
  address: headers.get(addressHeader) || '127.0.0.1',
  userAgent: headers.get('User-Agent') ?? navigator.userAgent,
});
