import { imported } from './import-afresh.ts';
import type { Language } from './languages.ts';
import type { Namespace } from './texts.ts';

export type Bundle = Readonly<Record<string, string>>;

type SharedFiles = Readonly<Record<Language, () => Promise<Readonly<Record<string, Bundle>>>>>;

/**
 * Texts that are needed together are one file: those of the login page, which everyone needs because a session can end at any
 * time; and those of the shell and the first list.
 */
const first: SharedFiles = {
  zh: () => imported(() => import('./first/zh.ts')),
  en: () => imported(() => import('./first/en.ts')),
  es: () => imported(() => import('./first/es.ts')),
  ja: () => imported(() => import('./first/ja.ts')),
};
const list: SharedFiles = {
  zh: () => imported(() => import('./list/zh.ts')),
  en: () => imported(() => import('./list/en.ts')),
  es: () => imported(() => import('./list/es.ts')),
  ja: () => imported(() => import('./list/ja.ts')),
};
const shared: Partial<Record<Namespace, SharedFiles>> = {
  common: first,
  auth: first,
  shell: list,
  content: list,
  listview: list,
};

/** The folder inside a language's, for the texts that are not directly in it. */
const subfolderOf: Partial<Record<Namespace, string>> = {
  approval: 'approval/',
  board: 'board/',
  comments: 'inbox/',
  consultations: 'inbox/',
  figures: 'figures/',
  nouns: 'names/',
};

/** Each of the other texts is a chunk of its own. Those of other languages: `other-text-files.ts`. */
const chineseFiles = import.meta.glob<{ default: Bundle }>([
  './zh/**/*.ts',
  '!./*/{common,auth,shell,content,listview}.ts',
]);

/** Loads the texts of a namespace in a language; rejects when they cannot be loaded. */
export async function fetchBundle(language: Language, namespace: Namespace): Promise<Bundle> {
  const files = shared[namespace];
  const bundle = files ? (await files[language]())[namespace] : await fetchOwnFile(language, namespace);
  if (!bundle) throw new Error(`no texts ${namespace} in ${language}`);
  return bundle;
}

async function fetchOwnFile(language: Language, namespace: Namespace): Promise<Bundle | undefined> {
  const files =
    language === 'zh' ? chineseFiles : (await imported(() => import('./other-text-files.ts'))).otherFiles[language];
  const file = files[`./${language}/${subfolderOf[namespace] ?? ''}${namespace}.ts`];
  return file && (await imported(file)).default;
}
