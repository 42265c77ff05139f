import { currentBackend, watchChanges } from '#mocks/current.ts';
import type { FaultRow } from '#mocks/faults/rows.ts';
import { isLasting } from '#mocks/faults/strikes.ts';
import { panelTexts, type PanelTexts } from './texts.ts';

type Language = keyof typeof panelTexts;

/** The panel as one of the tools of a mock build; the keys are those that no browser owns (W6.1). */
export const panelTool = {
  id: 'mock',
  name: { zh: '模拟后端', en: 'Mock back-end', es: 'Servidor simulado', ja: '模擬バックエンド' },
  key: 'Ctrl+F10',
  load: () => import('./panel.tsx'),
  watchSign,
};

interface Sign {
  text: Readonly<Record<Language, string>>;
  isWarning: boolean;
  notice: { text: Readonly<Record<Language, string>>; off: () => void } | null;
}

function inAll(write: (texts: PanelTexts, language: Language) => string): Record<Language, string> {
  return {
    zh: write(panelTexts.zh, 'zh'),
    en: write(panelTexts.en, 'en'),
    es: write(panelTexts.es, 'es'),
    ja: write(panelTexts.ja, 'ja'),
  };
}

/** Where no worker can be: on plain http, but for this computer's own addresses (fault L5); or none is wanted (fault L1). */
const inPage = (): Sign | null =>
  'serviceWorker' in navigator ? null : { text: inAll((texts) => texts.inPage), isWarning: false, notice: null };

const hours = 60 * 60 * 1000;

/** The badge says that something is on; what is on since an earlier day is said aloud at the start, with a way to end it (W6.12). */
function watchSign(tell: (sign: Sign | null) => void): void {
  const { words, calls } = currentBackend();
  let isOld: boolean | null = null;
  let isOn: string | null = null;
  const read = async () => {
    const [faults, plan, time] = await Promise.all([words.faults(), words.current(), words.clock()]);
    const lasting = faults.filter((row) => isLasting(row, time));
    const count = lasting.length + Number(plan.storageFull);
    isOld ??= count > 0 && Date.now() - plan.since > 12 * hours;
    const now = JSON.stringify([count, isOld]);
    if (now === isOn) return;
    isOn = now;
    if (count === 0) {
      isOld = false;
      return tell(inPage());
    }
    const off = () => void words.clear();
    tell({
      text: inAll((texts) => texts.badge(count)),
      isWarning: true,
      notice: isOld
        ? { text: inAll((texts, language) => texts.old(dayOf(plan.since, language), whatIs(lasting, texts))), off }
        : null,
    });
  };
  void read();
  watchChanges(() => void read());
  calls.subscribe(() => void read());
}

const dayOf = (time: number, language: Language): string =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

/** Each fault once, by its scenario or its kind. */
const whatIs = (rows: readonly FaultRow[], texts: PanelTexts): string =>
  [
    ...new Set(
      rows.map(({ fault }) =>
        fault.by !== undefined && Object.hasOwn(texts.scenario, fault.by)
          ? texts.scenario[fault.by as keyof PanelTexts['scenario']]
          : texts.fault[fault.kind],
      ),
    ),
  ].join(' · ');
