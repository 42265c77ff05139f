import type { ToolSign } from '#src/tools/kit/sign.ts';
import { currentBackend, watchChanges } from '#mocks/current.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { inAllLanguages } from './in-all-languages.ts';
import { readView, storeView } from './stored-view.ts';

const day = 24 * 60 * 60 * 1000;

/** The age in days after which stored demo data looks abandoned. */
const longest = 30;

/** Offers to create the demo data again when it is older than 30 days (decision 014), until the tester decides to keep it. */
export function watchAgeSign(show: (sign: ToolSign | null) => void): void {
  const { commands } = currentBackend();
  let offered: number | null = null;
  const read = async () => {
    const start = await commands.start();
    const age = Math.floor((Date.now() - start) / day);
    const old = age > longest && readView().keptStart !== start ? start : null;
    if (old === offered) return;
    offered = old;
    if (old === null) return show(null);
    show({
      text: inAllLanguages((texts) => texts.aged.badge(age)),
      isWarning: false,
      notice: {
        text: inAllLanguages((texts) => texts.aged.notice(toShanghaiTime(old).slice(0, 10), age)),
        end: inAllLanguages((texts) => texts.aged.again),
        keep: inAllLanguages((texts) => texts.keep),
        onEnd: () => void commands.reset(),
        onKeep: () => {
          storeView({ keptStart: old });
          void read();
        },
      },
    });
  };
  void read();
  watchChanges(() => void read());
}
