import type { Language } from './languages.ts';
import type { Bundle } from './text-files.ts';

type Files = Readonly<Record<string, () => Promise<{ default: Bundle }>>>;

/** The late texts of the other languages. Most people work in Chinese, so only those who do not load this list. */
export const otherFiles: Readonly<Record<Exclude<Language, 'zh'>, Files>> = {
  en: import.meta.glob<{ default: Bundle }>(['./en/**/*.ts', '!./*/{common,auth,shell,content,listview}.ts']),
  es: import.meta.glob<{ default: Bundle }>(['./es/**/*.ts', '!./*/{common,auth,shell,content,listview}.ts']),
  ja: import.meta.glob<{ default: Bundle }>(['./ja/**/*.ts', '!./*/{common,auth,shell,content,listview}.ts']),
};
