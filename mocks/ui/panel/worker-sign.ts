import type { ToolSign } from '#src/tools/kit/sign.ts';
import { currentWorker } from '#mocks/current.ts';
import { replaceWorker } from '#mocks/renew-worker.ts';
import { inAllLanguages } from './in-all-languages.ts';

/** Reports the badge for a failure of the worker, and null once it works again (fault L7). */
export function watchWorkerSign(show: (sign: ToolSign | null) => void): void {
  const worker = currentWorker();
  if (!worker) return;
  const read = () => {
    const fault = worker.fault();
    show(
      fault && {
        text: inAllLanguages(({ worker: texts }) => texts.badge),
        isWarning: true,
        notice: {
          text: inAllLanguages(({ worker: texts }) => texts[fault]),
          end: inAllLanguages(({ worker: texts }) => texts.reload),
          keep: inAllLanguages(({ worker: texts }) => texts.hide),
          // An older worker would still be there after a plain reload.
          onEnd: () => (fault === 'older' ? void replaceWorker(navigator.serviceWorker) : location.reload()),
        },
      },
    );
  };
  read();
  worker.subscribe(read);
}
