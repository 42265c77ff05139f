import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type * as Host from '#mocks/http.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import { functionsOf } from './functions.ts';
import { phasesOf } from './phases.ts';
import { count, record, type Recorded } from './record.ts';
import { writeTrace } from './write.ts';

/**
 * Writes where the time from the click on log in to the first row goes (decision 051). `-- --checkout <folder> --to <file>` traces
 * another commit, with the build and the mock back-end of that checkout.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    checkout: { type: 'string', default: root },
    to: { type: 'string', default: join(root, 'docs/first-row/after.md') },
  },
});
const checkout = resolve(options.checkout);
const dist = join(checkout, '.cache/trace');
const [slow, runs] = [4, 7];

const build = ['build', '--minify', 'false', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'];
execFileSync(join(checkout, 'node_modules/.bin/vite'), build, { cwd: checkout, stdio: 'inherit' });
const { startHttp } = (await import(pathToFileURL(join(checkout, 'mocks/http.ts')).href)) as typeof Host;
const mock = await startHttp({ dist, acceptMasterCode: true });
const browser = await chromium.launch(await findChromium());
try {
  await mock.backend.reset('L');
  const recorded: Recorded[] = [];
  for (let run = 0; run < runs; run += 1) recorded.push(await record(browser, mock.url, slow));
  recorded.sort((one, other) => length(one) - length(other));
  const [{ events, window }] = recorded as [Recorded];
  const page = writeTrace({
    commit: execFileSync('git', ['log', '-1', '--format=%h'], { cwd: checkout, encoding: 'utf8' }).trim(),
    slow,
    runs,
    phases: phasesOf(events, window),
    functions: functionsOf(events, window),
    ...(await count(browser, mock.url)),
  });
  writeFileSync(options.to, page);
  console.log(page);
} finally {
  await browser.close();
  await mock.close();
}

function length({ window: { from, to } }: Recorded): number {
  return to - from;
}
