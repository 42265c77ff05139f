import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteOf } from './site.ts';

const usage = `npm run nginx -- --out FILE [options]
  --dist dist             the build that is served
  --root FOLDER           where that build is on the host (--dist)
  --listen 8080           a port, or an address and a port
  --upstream ADDRESS      where /backApi/ is passed on to, such as http://10.0.0.5:8080
  --brotli                this nginx has the module brotli_static`;

/** The container sets them from its environment at start. */
const isLater = (value: string) => /^\$\{\w+\}$/.test(value);

const forms: Readonly<Record<string, RegExp>> = {
  root: /^\/[^"\\$]*$/,
  listen: /^([\w.:[\]-]+:)?\d+$/,
  // A path, even a slash, would replace /backApi/.
  upstream: /^https?:\/\/[^\s;{}"'$/]+$/,
};

function write(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      dist: { ...text, default: 'dist' },
      out: text,
      root: text,
      listen: { ...text, default: '8080' },
      upstream: text,
      brotli: { type: 'boolean' },
    },
  });
  const { dist, out, listen, upstream = '', brotli: hasBrotli = false } = values;
  if (!out) throw new Error('--out: names the file to write');
  const site = { root: values.root ?? resolve(dist), listen, upstream };
  for (const [name, value] of Object.entries(site))
    if (!forms[name]?.test(value) && !isLater(value))
      throw new Error(`--${name}: ${value || 'nothing'} makes no sense`);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(out, siteOf({ ...site, page, hasBrotli }));
}

try {
  write();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
