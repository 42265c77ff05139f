import type { Bundle } from './text-files.ts';

/** The late texts of the other languages. Most people work in Chinese, so this list is loaded by those who do not. */
export const otherFiles = import.meta.glob<{ default: Bundle }>([
  './{en,es,ja}/*.ts',
  './{en,es,ja}/{board,figures,inbox}/*.ts',
  '!./*/{common,auth,shell,content,listview}.ts',
]);
