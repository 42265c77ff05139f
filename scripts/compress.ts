import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { configFile } from './page/config-file.ts';

/** In bytes: below it an answer fits into one packet anyway. */
const smallest = 1024;

/** Adds gzip and brotli versions of the files of a build that get smaller, so that hosts do not compress on each request. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // After all files are written, including those of other plugins.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressAll(folder),
    },
  };
}

/** Skips config.json, which the office may edit: its compressed version would go stale. */
export function compressAll(folder: string): void {
  for (const name of globSync('**/*.{html,css,js,json,svg,ico,txt}', { cwd: folder })) {
    const file = join(folder, name);
    if (name === configFile || statSync(file).size < smallest) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
}
