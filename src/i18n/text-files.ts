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

/** Each of the others is a chunk of its own. */
const ownFiles = import.meta.glob<{ default: Bundle }>([
  './{zh,en,es,ja}/*.ts',
  '!./*/{common,auth,shell,content,listview}.ts',
]);

/** Loads the texts of an area in a language; rejects when they cannot be had. */
export async function fetchBundle(language: Language, namespace: Namespace): Promise<Bundle> {
  const shared = sharedFiles[`./${folderOf[namespace]}/${language}.ts`];
  const own = ownFiles[`./${language}/${namespace}.ts`];
  const texts = shared ? (await imported(shared))[namespace] : own && (await imported(own)).default;
  if (!texts) throw new Error(`no texts ${namespace} in ${language}`);
  return texts;
}
