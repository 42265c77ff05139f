import type { Send } from './caller.ts';

/** After so many calls in a row without an answer a server is taken for dead, or each would take the full time. */
const enough = 5;

/** Sends until nobody answers any more; from then on each call fails at once. */
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
