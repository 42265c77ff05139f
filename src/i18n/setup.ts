import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { findDirectly } from './direct-texts.ts';
import { isolated } from './legible.ts';
import type { Namespace } from './texts.ts';
import { type Bundle, fetchBundle } from './text-files.ts';
import { type Language, languageInfo, languages } from './languages.ts';

/**
 * Starts i18next in a language, with the texts that every screen needs. There is no backend plugin: with one, i18next counts
 * texts that failed to load as loaded, and shows their keys forever.
 */
export async function startTexts(language: Language): Promise<void> {
  const first = await fetchTexts(language, ['common', 'auth']);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: first },
    supportedLngs: languages,
    fallbackLng: false,
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: ':',
    // React escapes HTML itself.
    interpolation: { escape: isolated },
  });
  findDirectly(i18next);
  markDocument();
  i18next.on('languageChanged', markDocument);
}

/** Loads the texts of an area before its first screen shows. It rejects when loading fails, and can be called again. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const language = currentLanguage();
  await load(language, namespaces);
  // The language changed meanwhile, without these texts.
  if (language !== currentLanguage()) await loadTexts(...namespaces);
}

/** The result of a change of language. `overtaken`: another language was chosen meanwhile. */
export type LanguageChange = 'changed' | 'unavailable' | 'overtaken';

let wanted: Language | null = null;

/** Changes the language after all texts in use are loaded in it. When that fails, the old language stays. */
export async function changeLanguage(language: Language): Promise<LanguageChange> {
  wanted = language;
  try {
    // More texts may come into use during the loading.
    for (let missing = missingIn(language); missing.length > 0; missing = missingIn(language))
      await load(language, missing);
  } catch {
    return wanted === language ? 'unavailable' : 'overtaken';
  }
  if (wanted !== language) return 'overtaken';
  await i18next.changeLanguage(language);
  return 'changed';
}

export const currentLanguage = (): Language => i18next.language as Language;

/** Texts of `common` in the active language, for code outside the views. */
export const commonText = i18next.getFixedT(null, 'common');

/** The namespaces that are loaded in the active language, but not in this one. */
const missingIn = (language: Language): Namespace[] =>
  lacking(language, Object.keys(i18next.getDataByLanguage(currentLanguage()) ?? {}) as Namespace[]);

const lacking = (language: Language, namespaces: readonly Namespace[]): Namespace[] =>
  namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));

async function load(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const texts = await fetchTexts(language, lacking(language, namespaces));
  for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, bundle);
}

async function fetchTexts(language: Language, namespaces: readonly Namespace[]): Promise<Record<string, Bundle>> {
  const texts = namespaces.map(async (namespace) => [namespace, await fetchBundle(language, namespace)] as const);
  return Object.fromEntries(await Promise.all(texts));
}

function markDocument() {
  // The build, which draws the first paint, has none (decision 050).
  if (typeof document === 'undefined') return;
  document.documentElement.lang = languageInfo[currentLanguage()].tag;
}
