import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { startHttp } from '#mocks/http.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { profileEndpoints } from '#src/api/endpoints/profile.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import { compileHint } from './compile-early.ts';
import budget from './size-budget.json' with { type: 'json' };

/**
 * Measures what the production build loads until the login form shows, and until the first list and the counts of the menu
 * show: JavaScript, all files, and the number of files. Sizes are gzip, in kB of 1000 bytes; calls of the API are
 * not counted. It fails when a budget of `size-budget.json` is exceeded. `--files` lists the loaded files.
 *
 * Each stage ends with a certain last answer, not after a pause, so the figures are the same on any computer.
 */
const detailed = process.argv.includes('--files');
const server = await startHttp({ dist: 'dist', acceptMasterCode: true });
const browser = await chromium.launch(await findChromium());
try {
  const page = await browser.newPage({ locale: 'zh-CN' });
  // Disables preloading, so that only the files of the login page are counted.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const files = collectFiles(page);

  // The app requests it after hydrating the form.
  const captcha = answerOf(page, authEndpoints.captcha);
  await page.goto(`${server.url}/login?redirect=%2Fhome%2FscienceKnowledge`);
  await captcha;
  const login = await measure(files);
  if (detailed) list(login);

  await page.locator('input[autocomplete=username]').fill('admin');
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('input[autocomplete=off]').fill(masterCode);
  // The menu loads the code of its counts before it requests them.
  const counts = answerOf(page, profileEndpoints.waiting);
  await page.locator('button[type=submit]').click();
  await Promise.all([counts, page.locator('tbody a').first().waitFor()]);
  const firstList = await measure(files);
  if (detailed) list(firstList);

  const verdicts = [
    report('kB of JavaScript until the login form shows', scriptsOf(login), budget.login.script),
    report('kB of all files until the login form shows', total(login), budget.login.all),
    report('kB of JavaScript until the first list shows', scriptsOf(firstList), budget.firstList.script),
    report('kB of all files until the first list shows', total(firstList), budget.firstList.all),
    report('requests until the first list shows', firstList.length, budget.firstList.requests),
    report('scripts that are not compiled while they load', await countLazy(files), 0),
  ];
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

interface LoadedFile {
  name: string;
  kilobytes: number;
}

function answerOf(page: Page, { path }: Endpoint): Promise<Response> {
  return page.waitForResponse((response) => new URL(response.url()).pathname === `/backApi${path}`);
}

/** The files that the page has loaded so far, by address. */
function collectFiles(page: Page): Map<string, Response> {
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/backApi/') && response.url().startsWith('http')) files.set(pathname, response);
  });
  return files;
}

/** The number of scripts that do not begin with the hint to compile their functions early. */
async function countLazy(files: Map<string, Response>): Promise<number> {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map(([, file]) => file.text()));
  return texts.filter((text) => !text.startsWith(compileHint)).length;
}

function measure(files: Map<string, Response>): Promise<LoadedFile[]> {
  return Promise.all([...files].map(async ([name, file]) => ({ name, kilobytes: kilobytesOf(await file.body()) })));
}

function kilobytesOf(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length / 1000;
}

function total(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

function scriptsOf(files: readonly LoadedFile[]): number {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error('no script was loaded: is dist/ built?');
  return total(scripts);
}

function list(files: readonly LoadedFile[]) {
  for (const { name, kilobytes } of files.toSorted((a, b) => b.kilobytes - a.kilobytes))
    console.log(`${kilobytes.toFixed(1).padStart(8)} kB ${name}`);
}

function report(what: string, measured: number, allowed: number): boolean {
  const fits = measured <= allowed;
  console.log(`${fits ? '✓' : '✗'} ${Number(measured.toFixed(1))} ${what}, budget ${allowed}`);
  return fits;
}
