import type { ToolSign } from '#src/tools/kit/sign.ts';
import { watchAgeSign } from './age-sign.ts';
import { withMixedSign } from './mixed-sign.ts';
import { watchPlanSign } from './plan-sign.ts';
import { inAllLanguages } from './in-all-languages.ts';
import { watchWorkerSign } from './worker-sign.ts';

/** The panel as a developer tool of mock builds. No browser uses its shortcut (W6.1). */
export const panelTool = {
  id: 'mock',
  name: { zh: '模拟后端', en: 'Mock back-end' },
  key: 'Ctrl+F10',
  load: () => import('./panel.tsx'),
  watchSign,
};

/** Shows the most important sign in the badge: a failure of the worker, then active faults, then old data, then the lack of a worker. That of mixed mode is always shown. */
function watchSign(show: (sign: ToolSign | null) => void): void {
  let ofWorker: ToolSign | null = null;
  let ofPlan: ToolSign | null = null;
  let ofAge: ToolSign | null = null;
  const update = () => show(withMixedSign(ofWorker ?? ofPlan ?? ofAge ?? inPage()));
  watchWorkerSign((sign) => {
    ofWorker = sign;
    update();
  });
  watchPlanSign((sign) => {
    ofPlan = sign;
    update();
  });
  watchAgeSign((sign) => {
    ofAge = sign;
    update();
  });
}

/** The sign of pages without a worker: on plain http, except on localhost (fault L5), or by the user's choice (fault L1). */
const inPage = (): ToolSign | null =>
  'serviceWorker' in navigator
    ? null
    : { text: inAllLanguages((texts) => texts.inPage), isWarning: false, notice: null };
