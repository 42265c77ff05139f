import type { TextFile } from './setup.ts';

/** The texts that are needed only after login. Each file is a chunk of its own. */
export const laterFiles = import.meta.glob<TextFile>(['./{zh,en,es,ja}/*.ts', '!./*/{common,auth}.ts']);
