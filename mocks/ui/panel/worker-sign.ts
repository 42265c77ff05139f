import type { ToolSign } from '#src/tools/kit/sign.ts';
import { currentWorker } from '#mocks/current.ts';
import { startAfresh } from '#mocks/renew-worker.ts';
import { inAll } from './in-all.ts';

/** Tells what is wrong with the worker, and null when it is well again (fault L7). */
export function watchWorkerSign(tell: (sign: ToolSign | null) => void): void {
  const worker = currentWorker();
  if (!worker) return;
  const read = () => {
    const fault = worker.fault();
    tell(
      fault && {
        text: inAll((texts) => texts.worker.badge),
        isWarning: true,
        notice: {
          text: inAll((texts) => texts.worker[fault]),
          end: inAll((texts) => texts.worker.reload),
          keep: inAll((texts) => texts.worker.hide),
          // One that is merely older would be there again after a plain reload.
          onEnd: () => (fault === 'older' ? void startAfresh(navigator.serviceWorker) : location.reload()),
        },
      },
    );
  };
  read();
  worker.subscribe(read);
}
