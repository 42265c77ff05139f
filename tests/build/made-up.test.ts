import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeSeed } from '#mocks/seed/index.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { seedRecords } from '#tests/support/seed.ts';
import { testStart } from '#tests/support/test-start.ts';

// Test data ends up in reports, screenshots and bug bundles, which may be published.

/** Every row of the seed, as text. */
async function seeded(): Promise<string> {
  const rows: unknown[] = [seedRecords];
  const put: Transaction['put'] = async (_, row) => void rows.push(row);
  await writeSeed({ put } as Transaction, testStart, testStart);
  return JSON.stringify(rows, (_, value: unknown) => (value instanceof Map ? [...value] : value));
}

test('telephone numbers and mail addresses of the seed belong to no real person (fault K11)', async () => {
  const text = await seeded();
  const mobiles = text.match(/(?<![\d.])1\d{10}(?![\d.])/g) ?? [];
  expect(mobiles.length).toBeGreaterThan(100);
  // No network has numbers with the prefix 120.
  expect(mobiles.filter((number) => !number.startsWith('1200'))).toEqual([]);
  const hosts = [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, host]) => host ?? '');
  expect(hosts.filter((host) => !/(?:^|\.)example(?:\.com|\.org|\.net)?$/.test(host))).toEqual([]);
  // An identity number: region, birthday, sequence, check digit.
  expect(text.match(/(?<!\d)\d{6}(?:19|20)\d{2}[01]\d[0-3]\d\d{3}[\dX](?![\d.])/g)).toBeNull();
});

/** The formats of keys and passwords of real services. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{36}/,
  /\bgithub_pat_\w{22}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{10}/,
  /\bsk-[A-Za-z0-9_-]{32}/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /_authToken\s*=/,
  /:\/\/[\w.-]+:[^@\s/'"`$]+@/,
];

test('no committed file contains a key or a password (fault K11)', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'latin1');
    return secrets.flatMap((pattern) => (pattern.exec(text)?.[0] ? [`${file}: ${pattern.source}`] : []));
  });
  expect(found).toEqual([]);
});

test('browser tests call only their own servers, and their output is not committed (fault K11)', () => {
  const addresses = readFileSync('playwright.config.ts', 'utf8').match(/https?:\/\/[^:/'"`]+/g) ?? [];
  expect([...new Set(addresses)]).toEqual(['http://127.0.0.1']);
  const ignored = ['test-results/x.png', 'playwright-report/index.html', '.cache/playwright.json'];
  expect(
    execFileSync('git', ['check-ignore', ...ignored], { encoding: 'utf8' })
      .trim()
      .split('\n'),
  ).toEqual(ignored);
});
