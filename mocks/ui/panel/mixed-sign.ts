import type { ToolSign } from '#src/tools/kit/sign.ts';
import { chooseRealPaths, realPaths } from '#mocks/mixed/offer.ts';
import { inAllLanguages } from './in-all-languages.ts';

/** Adds to a sign that some calls leave the browser, which ones, and a way back. */
export function withMixedSign(sign: ToolSign | null): ToolSign | null {
  const paths = realPaths();
  if (paths.length === 0) return sign;
  const text = inAllLanguages(({ mixed }) => mixed.badge(paths));
  return {
    ...sign,
    text: sign ? { zh: `${sign.text.zh} · ${text.zh}`, en: `${sign.text.en} · ${text.en}` } : text,
    isWarning: true,
    action: { text: inAllLanguages(({ mixed }) => mixed.back), onPress: () => chooseRealPaths([]) },
  };
}
