import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { startHttp } from '#mocks/http.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import budget from './size-budget.json' with { type: 'json' };

/**
 * Measures how much JavaScript the production build loads until the login form shows, and until the first list shows. Sizes
 * are gzip, in kB of 1000 bytes. It fails when a budget of `size-budget.json` is exceeded. `--files` lists the loaded files.
 */
const detailed = process.argv.includes('--files');
const server = await startHttp({ dist: 'dist', acceptMasterCode: true });
const browser = await chromium.launch(await findChromium());
try {
  const page = await browser.newPage({ locale: 'zh-CN' });
  const scripts = collectScripts(page);

  await page.goto(`${server.url}/home/scienceKnowledge`);
  await page.locator('form').waitFor();
  await page.waitForLoadState('networkidle');
  const login = await sizeOf(scripts);
  if (detailed) await listFiles(scripts);

  await page.locator('input[autocomplete=username]').fill('admin');
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('input[autocomplete=off]').fill(masterCode);
  await page.locator('button[type=submit]').click();
  await page.locator('tbody a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const firstList = await sizeOf(scripts);

  const verdicts = [
    report('until the login form shows', login, budget.loginKilobytes),
    report('until the first list shows', firstList, budget.firstListKilobytes),
  ];
  if (detailed) await listFiles(scripts);
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

function collectScripts(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.js')) scripts.set(path, response.body());
  });
  return scripts;
}

async function sizeOf(scripts: Map<string, Promise<Buffer>>): Promise<number> {
  const sizes = await Promise.all([...scripts.values()].map(async (body) => kilobytesOf(await body)));
  if (sizes.length === 0) throw new Error('no script was loaded: is dist/ built?');
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function listFiles(scripts: Map<string, Promise<Buffer>>) {
  const sizes = await Promise.all(
    [...scripts].map(async ([name, body]) => ({ name, kilobytes: kilobytesOf(await body) })),
  );
  for (const { name, kilobytes } of sizes.sort((a, b) => b.kilobytes - a.kilobytes)) {
    console.log(`${kilobytes.toFixed(1).padStart(8)} kB ${name}`);
  }
}

function kilobytesOf(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length / 1000;
}

function report(what: string, kilobytes: number, allowed: number): boolean {
  const fits = kilobytes <= allowed;
  console.log(`${fits ? '✓' : '✗'} JavaScript ${what}: ${kilobytes.toFixed(1)} kB gzip, budget ${allowed} kB`);
  return fits;
}
