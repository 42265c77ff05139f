/** What the request tells about the caller. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** The header in which `http.ts` writes the caller's real address. It replaces a header that the caller has sent. */
export const addressHeader = 'X-Real-IP';

/** Without `http.ts` the call stays inside the browser: there it has no address and no User-Agent header. */
export const callerOf = ({ headers }: Request): Caller => ({
  address: headers.get(addressHeader) || '127.0.0.1',
  userAgent: headers.get('User-Agent') ?? navigator.userAgent,
});
