import { endpoints } from './endpoints/index.ts';
import { isListed, realBase } from './endpoints/real-paths.ts';
import { createHttp, type Http } from './http.ts';
import { capabilityOf } from './provider/capability-paths.ts';
import { connect as connectToChosen } from './provider/chosen.ts';
import type { Connect } from './provider/connect.ts';

/**
 * Connects a mock build: calls of the listed paths travel to the real server by the adapter of the build, all others to the mock
 * as the endpoint table describes them. Without listed paths everything goes to the mock. Only mock builds contain this module.
 */
export const connectMixed =
  (realPaths: readonly string[], connectToReal: Connect = connectToChosen): Connect =>
  (options) => {
    // The mock reads the whole Authorization header as the token.
    const mock = createHttp({ ...options, authorizationPrefix: '' });
    if (realPaths.length === 0) return { http: mock, missing: [] };
    const real = connectToReal({ ...options, baseUrl: realBase });
    const isReal = ({ path }: { path: string }) => isListed(realPaths, path);
    const concerned = new Set(endpoints.filter(isReal).map(({ path }) => capabilityOf(path)));
    return {
      http: routed(real.http, mock, isReal),
      missing: real.missing.filter((capability) => concerned.has(capability)),
    };
  };

/** A client of two servers: `isFirst` chooses the one of each call. */
function routed(first: Http, second: Http, isFirst: (endpoint: { path: string }) => boolean): Http {
  return {
    call: (endpoint, request, options) => (isFirst(endpoint) ? first : second).call(endpoint, request, options),
    settled: async () => void (await Promise.all([first.settled(), second.settled()])),
    onExpired: (listener) => both(first.onExpired(listener), second.onExpired(listener)),
    onDenied: (listener) => both(first.onDenied(listener), second.onDenied(listener)),
  };
}

const both = (stop: () => void, alsoStop: () => void) => () => {
  stop();
  alsoStop();
};
