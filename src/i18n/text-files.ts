import { imported } from './import-afresh.ts';
import type { Language } from './languages.ts';
import type { Namespace } from './texts.ts';

export type Bundle = Readonly<Record<string, string>>;

/**
 * Texts that are needed together are one file: those of the login page, which everybody needs, because a session can end at any
 * time; and those of the shell and the first list.
 */
const folderOf: Partial<Record<Namespace, 'first' | 'list'>> = {
  common: 'first',
  auth: 'first',
  shell: 'list',
  content: 'list',
  listview: 'list',
};

const sharedFiles = import.meta.glob<Readonly<Record<string, Bundle>>>('./{first,list}/*.ts');

/** The folder inside a language's, for the texts that are not flat in it. */
const subfolderOf: Partial<Record<Namespace, string>> = {
  board: 'board/',
  comments: 'inbox/',
  consultations: 'inbox/',
  figures: 'figures/',
};

/** Each of the others is a chunk of its own. Those of other languages: `other-text-files.ts`. */
const chineseFiles = import.meta.glob<{ default: Bundle }>([
  './zh/*.ts',
  './zh/{board,figures,inbox}/*.ts',
  '!./*/{common,auth,shell,content,listview}.ts',
]);

/** Loads the texts of an area in a language; rejects when they cannot be had. */
export async function fetchBundle(language: Language, namespace: Namespace): Promise<Bundle> {
  const shared = sharedFiles[`./${folderOf[namespace]}/${language}.ts`];
  if (shared) return (await imported(shared))[namespace] ?? missing(language, namespace);
  const files = language === 'zh' ? chineseFiles : (await imported(() => import('./other-text-files.ts'))).otherFiles;
  const own = files[`./${language}/${subfolderOf[namespace] ?? ''}${namespace}.ts`];
  return own ? (await imported(own)).default : missing(language, namespace);
}

function missing(language: Language, namespace: Namespace): never {
  throw new Error(`no texts ${namespace} in ${language}`);
}
