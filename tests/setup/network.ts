const realFetch = globalThis.fetch;

/**
 * Whatever no handler caught ends here, and the console gate fails the test. Only a server of our own may be reached,
 * by its number; `localhost`, where jsdom pretends to be, is not one. While the mock listens it has wrapped this function
 * and catches calls below it, at the socket, so they must come through; it lets nothing out itself.
 */
const guarded: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (globalThis.fetch !== guarded || address.startsWith('http://127.0.0.1:')) return realFetch(input, init);
  console.error(`A test reached for the network: ${address}`);
  return Promise.reject(new TypeError('no network in tests'));
};

globalThis.fetch = guarded;
