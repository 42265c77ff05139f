import type { ToolLanguage, ToolSign } from '#src/tools/kit/sign.ts';
import { currentBackend, watchChanges } from '#mocks/current.ts';
import type { FaultRow } from '#mocks/faults/rows.ts';
import { isLasting } from '#mocks/faults/strikes.ts';
import { inAll } from './in-all.ts';
import type { PanelTexts } from './texts.ts';

const hours = 60 * 60 * 1000;

/** Tells that faults are on; what is on since an earlier day is said aloud at the start, with a way to end it (W6.12). */
export function watchPlanSign(tell: (sign: ToolSign | null) => void): void {
  const { words, calls } = currentBackend();
  let isOld: boolean | null = null;
  let isOn: string | null = null;
  const read = async () => {
    const [faults, plan, time] = await Promise.all([words.faults(), words.current(), words.clock()]);
    const lasting = faults.filter((row) => isLasting(row, time));
    const count = lasting.length + Number(plan.storageFull);
    isOld ??= count > 0 && Date.now() - plan.since > 12 * hours;
    const now = JSON.stringify([lasting.map(({ id }) => id), plan.storageFull, isOld]);
    if (now === isOn) return;
    isOn = now;
    if (count === 0) {
      isOld = false;
      return tell(null);
    }
    tell({
      text: inAll((texts) => texts.badge(count)),
      isWarning: true,
      notice: isOld
        ? {
            text: inAll((texts, language) =>
              texts.old(dayOf(plan.since, language), whatIs(lasting, plan.storageFull, texts)),
            ),
            end: inAll((texts) => texts.off),
            keep: inAll((texts) => texts.keep),
            onEnd: () => void words.clear(),
          }
        : null,
    });
  };
  void read();
  watchChanges(() => void read());
  calls.subscribe(() => void read());
}

const dayOf = (time: number, language: ToolLanguage): string =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

/** All that is on: each fault once, by its scenario or its kind, and a full storage. */
function whatIs(rows: readonly FaultRow[], storageFull: boolean, texts: PanelTexts): string {
  const faults = rows.map(({ fault }) =>
    fault.by !== undefined && Object.hasOwn(texts.scenario, fault.by)
      ? texts.scenario[fault.by as keyof PanelTexts['scenario']]
      : texts.fault[fault.kind],
  );
  return [...new Set(faults), ...(storageFull ? [texts.scenario.storageFull] : [])].join(' · ');
}
