import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { configFile } from './page/config-file.ts';

/** In bytes: below it an answer fits into one packet anyway. */
const smallest = 1024;

/** Lays beside each file of a build that gets smaller the same file in gzip and in brotli, so that no host compresses at each request. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // When all has been written, also what other plugins add.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressAll(folder),
    },
  };
}

/** Not what the office may change: its compressed twin would stay what it was. */
export function compressAll(folder: string): void {
  for (const name of globSync('**/*.{html,css,js,json,svg,ico,txt}', { cwd: folder })) {
    const file = join(folder, name);
    if (name === configFile || statSync(file).size < smallest) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
}
