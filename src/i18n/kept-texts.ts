import type { i18n } from 'i18next';
import { isolated } from './legible.ts';

type Find = (key: unknown, options?: unknown, ...others: readonly unknown[]) => string;

type Values = Readonly<Record<string, unknown>>;

/** The options that tell where a text is; `useTranslation` passes them with every call. */
const places = new Set(['lng', 'lngs', 'ns', 'keyPrefix']);

/** The options that choose another text or format. i18next follows them. */
const choices = new Set(['count', 'ordinal', 'context', 'defaultValue']);

/** A value in a text. One with a format, as in `{{count, number}}`, is left to i18next. */
const slot = /\{\{(\w+)\}\}/g;

/**
 * Keeps the texts that i18next has found until others are loaded, and fills in their values. A list asks for the same few in each
 * of its rows, and i18next looks each of them up again: a quarter of the code that ran between login and first row.
 */
export function keepTexts(texts: i18n): void {
  const kept = new Map<string, string>();
  const forget = () => kept.clear();
  texts.store.on('added', forget);
  texts.store.on('removed', forget);
  const find = texts.t as unknown as Find;

  const t: Find = (key, options, ...others) => {
    const values = (options ?? {}) as Values;
    const isOneText = typeof key === 'string' && typeof values === 'object' && others.length === 0;
    if (!isOneText || !isPlain(values)) return find(key, options, ...others);
    const { lng, lngs, ns, keyPrefix } = values;
    const place = [key, texts.language, lng ?? lngs, ns, keyPrefix].join('\n');
    let text = kept.get(place);
    if (text === undefined) {
      text = find(key, { ...values, skipInterpolation: true });
      kept.set(place, text);
    }
    if (!text.includes('{{')) return text;
    const filled = text.replace(slot, (gap, name: string) => (name in values ? isolated(String(values[name])) : gap));
    return filled.includes('{{') ? find(key, options) : filled;
  };
  Object.assign(texts, { t });
}

/** Whether the options are only a place and values. */
function isPlain(options: Values): boolean {
  for (const name of Object.keys(options)) {
    if (places.has(name)) continue;
    const value = options[name];
    if (choices.has(name) || (typeof value !== 'string' && typeof value !== 'number')) return false;
  }
  return true;
}
