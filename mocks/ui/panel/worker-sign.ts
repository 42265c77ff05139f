import type { ToolSign } from '#src/tools/kit/sign.ts';
import { currentWorker } from '#mocks/current.ts';
import { startAfresh } from '#mocks/renew-worker.ts';
import { inAll } from './in-all.ts';

/** Reports the badge for a failure of the worker, and null once it works again (fault L7). */
export function watchWorkerSign(show: (sign: ToolSign | null) => void): void {
  const worker = currentWorker();
  if (!worker) return;
  const read = () => {
    const fault = worker.fault();
    show(
      fault && {
        text: inAll(({ worker: words }) => words.badge),
        isWarning: true,
        notice: {
          text: inAll(({ worker: words }) => words[fault]),
          end: inAll(({ worker: words }) => words.reload),
          keep: inAll(({ worker: words }) => words.hide),
          // An older worker would still be there after a plain reload.
          onEnd: () => (fault === 'older' ? void startAfresh(navigator.serviceWorker) : location.reload()),
        },
      },
    );
  };
  read();
  worker.subscribe(read);
}
