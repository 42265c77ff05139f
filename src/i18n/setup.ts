import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './texts.ts';
import { type Language, languageInfo, languages } from './languages.ts';

const files = import.meta.glob<{ default: Readonly<Record<string, string>> }>('./{zh,en,es,ja}/*.ts');

/** Loads a namespace's file of a language, a chunk of its own. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`./${language}/${namespace}.ts`];
    if (!load) {
      done(new Error(`no texts ${namespace} in ${language}`), null);
      return;
    }
    load().then(
      (module) => done(null, module.default),
      (error: unknown) => done(error as Error, null),
    );
  },
};

/** Starts the texts in a language, with what every screen needs. */
export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      keySeparator: false,
      nsSeparator: ':',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  markDocument();
  i18next.on('languageChanged', markDocument);
}

/** Loads the texts of an area, once, before its first screen shows. */
export const loadTexts = (...namespaces: Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces);

/** Switches live: every text that is shown follows, the texts of the new language are loaded first. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}

export const currentLanguage = (): Language => i18next.language as Language;

function markDocument() {
  document.documentElement.lang = languageInfo[currentLanguage()].tag;
}
