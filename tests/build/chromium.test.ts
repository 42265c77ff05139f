import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from '#tests/browser/support/chromium.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'path-'));
  for (const name of ['chromium', 'google-chrome']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the browser tests use the package’s Chromium regardless of the PATH; only CHROMIUM_PATH selects another', async () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  expect((await findChromium()).executablePath).toMatch(/chromium-[\d.]+\/chromium$/);
  vi.stubEnv('CHROMIUM_PATH', '/elsewhere/chrome');
  expect((await findChromium()).executablePath).toBe('/elsewhere/chrome');
});
