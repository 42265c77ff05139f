import type { ToolSign } from '#src/tools/kit/sign.ts';
import { watchPlanSign } from './plan-sign.ts';
import { inAll } from './in-all.ts';
import { watchWorkerSign } from './worker-sign.ts';

/** The panel as one of the tools of a mock build; the keys are those that no browser owns (W6.1). */
export const panelTool = {
  id: 'mock',
  name: { zh: '模拟后端', en: 'Mock back-end' },
  key: 'Ctrl+F10',
  load: () => import('./panel.tsx'),
  watchSign,
};

/** The badge says what is most pressing: what is wrong with the worker, then what is on, then that there can be no worker. */
function watchSign(tell: (sign: ToolSign | null) => void): void {
  let ofWorker: ToolSign | null = null;
  let ofPlan: ToolSign | null = null;
  const say = () => tell(ofWorker ?? ofPlan ?? inPage());
  watchWorkerSign((sign) => {
    ofWorker = sign;
    say();
  });
  watchPlanSign((sign) => {
    ofPlan = sign;
    say();
  });
}

/** Where no worker can be: on plain http, but for this computer's own addresses (fault L5); or none is wanted (fault L1). */
const inPage = (): ToolSign | null =>
  'serviceWorker' in navigator ? null : { text: inAll((texts) => texts.inPage), isWarning: false, notice: null };
