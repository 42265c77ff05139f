import type { Capability } from '#src/domain/capabilities.ts';
import { createHttp, type Http, type HttpOptions } from '#src/api/http.ts';
import type { Provider } from './provider.ts';
import { createProviderCodec } from './provider-codec.ts';
import { withProvider } from './provider-calls.ts';

/** The connection to a server. */
interface Connection {
  http: Http;
  /** The capabilities that the server lacks. */
  missing: readonly Capability[];
}

/** The options of the client. `report` receives a line for each answer that the adapter cannot read. */
interface ConnectOptions extends Omit<HttpOptions, 'codec'> {
  report: (line: string) => void;
}

export type Connect = (options: ConnectOptions) => Connection;

/** Connects to a server by an adapter. */
export const connectTo =
  (provider: Provider): Connect =>
  ({ report, ...options }) => {
    const http = createHttp({
      ...options,
      authorizationPrefix: options.authorizationPrefix || provider.authorizationPrefix,
      codec: createProviderCodec(provider, report),
    });
    // oxlint-disable-next-line no-console -- the manual refers to these lines
    for (const line of weaknessesOf(provider)) console.info(line);
    return { http: withProvider(http, provider, report), missing: provider.missing };
  };

/** The guarantees that this server cannot give, in the words of `docs/operating.md`. */
function weaknessesOf({ idempotencyKeys, versions }: Provider): string[] {
  return [
    ...(idempotencyKeys ? [] : ['This server has no idempotency keys: a write that is repeated is carried out twice.']),
    ...(versions
      ? []
      : [
          'This server has no versions: the app compares before a save, and two saves at the same moment can overwrite each other.',
        ]),
  ];
}
