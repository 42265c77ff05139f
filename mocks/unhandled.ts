import { HttpNetworkFrame, type NetworkFrame } from 'msw/experimental';
import { backEndPath } from './worker.ts';

type Frame = { frame: Pick<NetworkFrame<string, unknown, never>, 'protocol'> };

/**
 * Rejects back-end calls without a handler, and ignores all other requests. MSW's own 'error' strategy does not work here: it
 * lets some paths through, and answers reloads of the page with an error.
 */
export function refuseBackendCalls({ frame }: Frame): void {
  if (!(frame instanceof HttpNetworkFrame)) return;
  const { method, url } = frame.data.request;
  const { pathname } = new URL(url);
  if (backEndPath.test(pathname)) throw new Error(`mock: nothing answers ${method} ${pathname}`);
}
