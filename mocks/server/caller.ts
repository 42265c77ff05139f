/** Who is at the other end of the line, as far as the line tells. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** Where `http.ts` writes the address that it sees, over whatever the caller claims. */
export const addressHeader = 'X-Real-IP';

/** In a browser the call leaves neither the machine nor the page, which has no User-Agent header there. */
export const callerOf = ({ headers }: Request): Caller => ({
  address: headers.get(addressHeader) || '127.0.0.1',
  userAgent: headers.get('User-Agent') ?? navigator.userAgent,
});
