import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '#delivery/headers.ts';
import { siteOf } from '#delivery/nginx/site.ts';
import { policyHeader, withPolicy } from '#delivery/policy.ts';

const page = withPolicy('<!doctype html><meta charset="utf-8"><script>app()</script>', {});
const site = { page, root: '/srv/app', listen: '8080', upstream: 'http://10.0.0.5:8080' };
const folder = mkdtempSync(join(tmpdir(), 'site-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a directive, without their indentation. */
const linesOf = (text: string, directive: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`${directive} `));

describe('the configuration of nginx', () => {
  test('has each header of the table once, at server level', () => {
    const added = Object.entries(securityHeaders(policyHeader(page))).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
    expect(linesOf(siteOf(site), 'add_header')).toEqual([...added, 'add_header Cache-Control $kept always;']);
  });

  test('no location has headers of its own, which would replace those of the server', () => {
    const locations = siteOf(site)
      .split(/^  location /m)
      .slice(1)
      .map((one) => one.slice(0, one.indexOf('\n  }')));
    expect(locations).toHaveLength(6);
    expect(locations.filter((one) => one.includes('add_header'))).toEqual([]);
  });

  test('hides the same headers of the provider’s answers', () => {
    const hidden = Object.keys(securityHeaders('')).map((name) => `proxy_hide_header ${name};`);
    expect(linesOf(siteOf(site), 'proxy_hide_header')).toEqual(hidden);
  });

  test('sends the policy of the page', () => {
    expect(siteOf(site)).toContain(`Content-Security-Policy "${policyHeader(page)}" always;`);
  });

  test('enables brotli only where nginx supports it', () => {
    expect(linesOf(siteOf(site), 'brotli_static')).toEqual([]);
    expect(linesOf(siteOf({ ...site, hasBrotli: true }), 'brotli_static')).toEqual(['brotli_static on;']);
  });
});

test('access logs are rotated by the day and kept for more than a year', () => {
  const text = readFileSync('delivery/nginx/logrotate.conf', 'utf8');
  const days = Number(/^ {2}rotate (\d+)$/m.exec(text)?.[1]);
  expect([/^ {2}daily$/m.test(text), days > 366, /^ {2}(max)?size/m.test(text)]).toEqual([true, true, false]);
  // A user that a distribution does not have would fail the rotation.
  expect(/^ {2}create .*$/m.exec(text)?.[0]).toEqual('  create 0640');
  // What the manual says to do keeps as long.
  const manual = readFileSync('docs/operating.md', 'utf8');
  expect([manual.includes(`MaxRetentionSec=${days}day`), manual.includes('max-size')]).toEqual([true, false]);
});

describe('npm run nginx', () => {
  writeFileSync(join(folder, 'index.html'), page);
  const out = join(folder, 'site.conf');
  const args = ['delivery/nginx/write.ts', '--dist', folder, '--out', out];

  test('writes the file', () => {
    execFileSync(process.execPath, [...args, '--root', '/srv/app', '--upstream', site.upstream]);
    expect(readFileSync(out, 'utf8')).toBe(siteOf(site));
  });

  test('leaves values that are known at its start to the container', () => {
    execFileSync(process.execPath, [...args, '--upstream', '${API_UPSTREAM}']);
    expect(linesOf(readFileSync(out, 'utf8'), 'proxy_pass')).toEqual(['proxy_pass ${API_UPSTREAM};']);
  });

  test.each([
    [[], '--upstream: nothing makes no sense'],
    [['--upstream', '10.0.0.5:8080'], '--upstream: 10.0.0.5:8080 makes no sense'],
    [['--upstream', 'http://a/'], '--upstream: http://a/ makes no sense'],
    [['--upstream', 'http://a/gateway'], '--upstream: http://a/gateway makes no sense'],
    [['--upstream', 'http://a; return 200'], '--upstream: http://a; return 200 makes no sense'],
    [['--upstream', site.upstream, '--listen', 'here'], '--listen: here makes no sense'],
    [['--upstream', site.upstream, '--root', 'dist'], '--root: dist makes no sense'],
    [['--to', 'x'], "Unknown option '--to'"],
  ])('%j is refused with a message', (more, words) => {
    const { status, stderr } = spawnSync(process.execPath, [...args, ...more], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).toContain('npm run nginx -- --out FILE');
  });
});

describe('the container', () => {
  const start = (upstream: string) => {
    const script = fileURLToPath(new URL('../../delivery/nginx/check-upstream.sh', import.meta.url));
    const { status, stderr } = spawnSync(script, { encoding: 'utf8', env: { API_UPSTREAM: upstream } });
    return [status, stderr];
  };

  test.each(['http://10.0.0.5:8080', 'https://api-1.example.org', 'http://[fd00::5]:8080'])(
    'with API_UPSTREAM=%s starts',
    (upstream) => {
      expect(start(upstream)).toEqual([0, '']);
    },
  );

  test.each(['', '10.0.0.5:8080', 'ftp://a', 'http://', 'http://a/', 'https://a/gateway', 'http://a; b', 'http://$a'])(
    'with API_UPSTREAM=%s does not start and reports the reason',
    (upstream) => {
      const words = `API_UPSTREAM: '${upstream}' is not scheme and host, such as http://10.0.0.5:8080\n`;
      expect(start(upstream)).toEqual([1, words]);
    },
  );
});
