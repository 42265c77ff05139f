import type { Plugin } from 'vite';
import { lastResortTexts, noScriptLines } from '#src/i18n/page-texts.ts';

/** Inserts the texts that index.html shows by itself, in all languages. */
export const pageTexts = (): Plugin => ({
  name: 'page-texts',
  transformIndexHtml: { order: 'pre', handler: withTexts },
});

/** @throws {Error} when a placeholder is missing: the page would show it, or nothing */
export function withTexts(html: string): string {
  const noScript = noScriptLines.map(([tag, sentence]) => `<p lang="${tag}">${sentence}</p>`).join('\n        ');
  return replaced(replaced(html, "'%LAST_RESORT%'", scriptText(lastResortTexts)), '%NOSCRIPT%', noScript);
}

function replaced(html: string, placeholder: string, text: string): string {
  if (html.split(placeholder).length !== 2) throw new Error(`index.html must contain ${placeholder} once`);
  return html.replace(placeholder, () => text);
}

/** JSON that cannot end the script around it. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
