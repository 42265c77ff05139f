import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { imported } from './import-afresh.ts';
import { isolated } from './legible.ts';
import type { Namespace } from './texts.ts';
import { type Language, languageInfo, languages } from './languages.ts';

type Bundle = Readonly<Record<string, string>>;

export interface TextFile {
  default: Bundle;
}

/** What stands without the shell. The login page is part of it for everybody: a session may end at any time. */
const firstTexts: readonly Namespace[] = ['common', 'auth'];

const firstFiles = import.meta.glob<TextFile>('./{zh,en,es,ja}/{common,auth}.ts');

/** Where the other texts are need not be known until they are wanted. */
const fileOf = async (name: string) =>
  firstFiles[name] ?? (await imported(() => import('./later-texts.ts'))).laterFiles[name];

/**
 * Starts the texts in a language, with what every screen needs. i18next gets no backend: it would count a text that could
 * not be loaded as loaded, for ever, and show its key.
 */
export async function startTexts(language: Language): Promise<void> {
  const first = await fetchTexts(language, firstTexts);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: first },
    supportedLngs: languages,
    fallbackLng: false,
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: ':',
    // React escapes for HTML.
    interpolation: { escape: isolated },
    react: { bindI18nStore: 'added' },
  });
  markDocument();
  i18next.on('languageChanged', markDocument);
}

/** Loads the texts of an area, before its first screen shows. Fails when they cannot be had; the next time may succeed. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const language = currentLanguage();
  await load(language, namespaces);
  // Switched meanwhile, without these.
  if (language !== currentLanguage()) await loadTexts(...namespaces);
}

/** How a change of language ended: when another was chosen meanwhile, that one counts. */
export type LanguageChange = 'changed' | 'unavailable' | 'overtaken';

let wanted: Language | null = null;

/** Switches live, once all texts in use are there in the new language; otherwise the old one stays. */
export async function changeLanguage(language: Language): Promise<LanguageChange> {
  wanted = language;
  try {
    // More may come into use while these are under way.
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

/** Words of `common` in the language in use, for outside the views. */
export const commonText = i18next.getFixedT(null, 'common');

/** What the language in use has and this one lacks. */
const missingIn = (language: Language): Namespace[] =>
  lacking(language, Object.keys(i18next.getDataByLanguage(currentLanguage()) ?? {}) as Namespace[]);

const lacking = (language: Language, namespaces: readonly Namespace[]): Namespace[] =>
  namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));

async function load(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const texts = await fetchTexts(language, lacking(language, namespaces));
  for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, bundle);
}

/** Each file is a chunk of its own. */
async function fetchTexts(language: Language, namespaces: readonly Namespace[]): Promise<Record<string, Bundle>> {
  const fetchOne = async (namespace: Namespace) => {
    const file = await fileOf(`./${language}/${namespace}.ts`);
    if (!file) throw new Error(`no texts ${namespace} in ${language}`);
    return [namespace, (await imported(file)).default] as const;
  };
  return Object.fromEntries(await Promise.all(namespaces.map(fetchOne)));
}

function markDocument() {
  document.documentElement.lang = languageInfo[currentLanguage()].tag;
}
