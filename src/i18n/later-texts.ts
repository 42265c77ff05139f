import type { TextFile } from './setup.ts';

/** The texts of what comes after the log-in, a chunk for each file. */
export const laterFiles = import.meta.glob<TextFile>(['./{zh,en,es,ja}/*.ts', '!./*/{common,auth}.ts']);
