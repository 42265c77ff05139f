import { capabilityOf } from '#src/api/provider/capability-paths.ts';
import type { Connect } from '#src/api/provider/connect.ts';
import { withProvider } from '#src/api/provider/provider-calls.ts';
import type { Provider } from '#src/api/provider/provider.ts';
import { createHttp, type Http } from '#src/api/http.ts';
import type { Capability } from '#src/domain/capabilities.ts';

/**
 * Connects to the mock as if it lacked these capabilities and were otherwise as the endpoint table describes. `tried` are the
 * paths of the calls that the app made nevertheless; none of them reaches the mock.
 */
export function without(...missing: Capability[]): { connect: Connect; tried: string[] } {
  const tried: string[] = [];
  // `withProvider` uses no other part. The codec, which does, is the direct one.
  const provider = { name: 'test', missing, calls: {} } as unknown as Provider;
  const connect: Connect = ({ report, ...options }) => {
    const http = withProvider(createHttp(options), provider, report);
    const call: Http['call'] = (endpoint, request, callOptions) => {
      const capability = capabilityOf(endpoint.path);
      if (capability && missing.includes(capability)) tried.push(endpoint.path);
      return http.call(endpoint, request, callOptions);
    };
    return { http: { ...http, call }, missing };
  };
  return { connect, tried };
}
