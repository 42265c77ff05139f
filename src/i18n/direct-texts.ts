import type { i18n } from 'i18next';
import { isolated } from './legible.ts';

type Find = (key: unknown, options?: unknown, ...others: readonly unknown[]) => string;

type Values = Readonly<Record<string, unknown>>;

/** The options that choose another text or place. i18next follows them. */
const choices = new Set(['count', 'context', 'keyPrefix']);

/** A value in a text. One with a format, as in `{{count, number}}`, is left to i18next. */
const slot = /\{\{(\w+)\}\}/g;

/**
 * Finds each text where it is stored and fills in its values; texts with a plural or a format, and missing ones, are left to i18next.
 * It goes through some 250 steps for every text, and a list asks for hundreds: a quarter of the code that ran between login and
 * first row.
 */
export function findDirectly(texts: i18n): void {
  const find = texts.t as unknown as Find;
  const fix = texts.getFixedT.bind(texts) as unknown as (...place: readonly unknown[]) => Find;

  /** The first namespace that has the text counts. */
  function stored(key: string, language: unknown, namespaces: unknown): string | null {
    const end = key.indexOf(':');
    const places = end < 0 ? (namespaces ?? texts.options.defaultNS) : key.slice(0, end);
    const bundles = texts.getDataByLanguage((language ?? texts.language) as string);
    for (const namespace of Array.isArray(places) ? (places as string[]) : [places as string]) {
      const text = bundles?.[namespace]?.[key.slice(end + 1)];
      if (typeof text === 'string') return text;
    }
    return null;
  }

  /** Null where only i18next can answer. `lng` and `ns` are those of a `t` from `getFixedT`. */
  function direct(key: unknown, options: unknown = none, lng?: unknown, ns?: unknown): string | null {
    if (typeof key !== 'string' || !isPlain(options)) return null;
    const text = stored(key, options['lng'] ?? lng, options['ns'] ?? ns);
    if (!text?.includes('{{')) return text;
    const filled = text.replace(slot, (gap, name: string) => (name in options ? isolated(String(options[name])) : gap));
    return filled.includes('{{') ? null : filled;
  }

  const t: Find = (key, options, ...others) => direct(key, options) ?? find(key, options, ...others);

  const getFixedT = (lng: unknown, ns: unknown, keyPrefix: unknown, ...rest: readonly unknown[]) => {
    const fixed = fix(lng, ns, keyPrefix, ...rest);
    if (keyPrefix) return fixed;
    const fast: Find = (key, options, ...others) => direct(key, options, lng, ns) ?? fixed(key, options, ...others);
    return Object.assign(fast, fixed);
  };
  Object.assign(texts, { t, getFixedT });
}

const none: Values = {};

/** Whether the options are only a place and values. */
function isPlain(options: unknown): options is Values {
  if (typeof options !== 'object' || options === null) return false;
  for (const name of Object.keys(options)) {
    const value: unknown = options[name as never];
    if (name === 'ns') continue;
    if (choices.has(name) || (typeof value !== 'string' && typeof value !== 'number')) return false;
  }
  return true;
}
