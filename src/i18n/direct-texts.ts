import type { i18n } from 'i18next';
import { isolated } from './legible.ts';

type Find = (key: unknown, options?: unknown) => string;

type Values = Readonly<Record<string, unknown>>;

/** The options that choose another text, place or format. i18next follows them. */
const choices = new Set(['count', 'ordinal', 'context', 'defaultValue', 'lngs', 'keyPrefix']);

/** A value in a text. One with a format, as in `{{count, number}}`, is left to i18next. */
const slot = /\{\{(\w+)\}\}/g;

/**
 * Finds each text where it is stored and fills in its values, unless it has a plural, a format or a default. i18next goes through
 * some 250 steps for every text, and a list asks for hundreds: a quarter of the code that ran between login and first row.
 */
export function findDirectly(texts: i18n): void {
  const find = texts.t as unknown as Find;
  const fix = texts.getFixedT.bind(texts) as unknown as (...place: readonly unknown[]) => Find;

  function stored(key: string, language: unknown, namespaces: unknown): string | null {
    const end = key.indexOf(':');
    const first: unknown = Array.isArray(namespaces) ? namespaces[0] : namespaces;
    const namespace = end < 0 ? (first ?? texts.options.defaultNS) : key.slice(0, end);
    const bundle = texts.getDataByLanguage((language ?? texts.language) as string)?.[namespace as string];
    const text = bundle?.[key.slice(end + 1)];
    return typeof text === 'string' ? text : null;
  }

  /** Null for what only i18next can find. A `t` of `getFixedT` has a language and namespaces. */
  function direct(key: unknown, options: unknown = none, lng?: unknown, ns?: unknown): string | null {
    if (typeof key !== 'string' || !isPlain(options)) return null;
    const text = stored(key, options['lng'] ?? lng, options['ns'] ?? ns);
    if (!text?.includes('{{')) return text;
    const filled = text.replace(slot, (gap, name: string) => (name in options ? isolated(String(options[name])) : gap));
    return filled.includes('{{') ? null : filled;
  }

  const t: Find = (key, options) => direct(key, options) ?? find(key, options);

  const getFixedT = (lng: unknown, ns: unknown, keyPrefix: unknown, ...others: readonly unknown[]) => {
    const fixed = fix(lng, ns, keyPrefix, ...others);
    if (keyPrefix) return fixed;
    return Object.assign(((key, options) => direct(key, options, lng, ns) ?? fixed(key, options)) as Find, fixed);
  };
  Object.assign(texts, { t, getFixedT });
}

const none: Values = {};

/** Whether the options are only a place and values. */
function isPlain(options: unknown): options is Values {
  if (typeof options !== 'object' || options === null) return false;
  for (const name of Object.keys(options)) {
    const value: unknown = options[name as never];
    if (choices.has(name) || (typeof value !== 'string' && typeof value !== 'number')) return false;
  }
  return true;
}
