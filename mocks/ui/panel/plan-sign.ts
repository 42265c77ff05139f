import type { ToolLanguage, ToolSign } from '#src/tools/kit/sign.ts';
import { currentBackend, watchChanges } from '#mocks/current.ts';
import type { FaultRow } from '#mocks/faults/rows.ts';
import { mayStillStrike } from '#mocks/faults/strikes.ts';
import { inAllLanguages } from './in-all-languages.ts';
import type { PanelTexts } from './texts.ts';

const hours = 60 * 60 * 1000;

/** Reports the badge for active faults. For faults from an earlier day it adds a notice with a button to end them (W6.12). */
export function watchPlanSign(show: (sign: ToolSign | null) => void): void {
  const { commands, calls } = currentBackend();
  let isOld: boolean | null = null;
  let isOn: string | null = null;
  const read = async () => {
    const [faults, plan, time] = await Promise.all([commands.faults(), commands.current(), commands.clock()]);
    const lasting = faults.filter((row) => mayStillStrike(row, time));
    const count = lasting.length + Number(plan.storageFull);
    isOld ??= count > 0 && Date.now() - plan.since > 12 * hours;
    const now = JSON.stringify([lasting.map(({ id }) => id), plan.storageFull, isOld]);
    if (now === isOn) return;
    isOn = now;
    if (count === 0) {
      isOld = false;
      return show(null);
    }
    show({
      text: inAllLanguages((texts) => texts.badge(count)),
      isWarning: true,
      notice: isOld
        ? {
            text: inAllLanguages((texts, language) =>
              texts.old(dayOf(plan.since, language), describeFaults(lasting, plan.storageFull, texts)),
            ),
            end: inAllLanguages((texts) => texts.off),
            keep: inAllLanguages((texts) => texts.keep),
            onEnd: () => void commands.clear(),
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

/** Lists the active faults, each scenario or kind once, and a full storage. */
function describeFaults(rows: readonly FaultRow[], storageFull: boolean, texts: PanelTexts): string {
  const faults = rows.map(({ fault }) =>
    fault.by !== undefined && Object.hasOwn(texts.scenario, fault.by)
      ? texts.scenario[fault.by as keyof PanelTexts['scenario']]
      : texts.fault[fault.kind],
  );
  return [...new Set(faults), ...(storageFull ? [texts.scenario.storageFull] : [])].join(' · ');
}
