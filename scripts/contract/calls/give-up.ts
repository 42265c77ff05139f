import type { Send } from './caller.ts';

/** The number of consecutive calls without an answer after which a server counts as down; each further call would time out. */
const enough = 5;

/** Sends until the server no longer answers; from then on each call fails at once. */
export function givingUp(send: Send): Send {
  let silent = 0;
  return async (request) => {
    if (silent >= enough) throw new GivenUp();
    try {
      const response = await send(request);
      silent = 0;
      return response;
    } catch (error) {
      silent += 1;
      throw error;
    }
  };
}

class GivenUp extends Error {
  override readonly name = 'not asked any more';
}
