import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PolicyNeeds, policyHeader, withPolicy } from '#delivery/policy.ts';

const page = `<html><head>
<meta charset="utf-8" />
<style>a { color: red }</style>
<script>first()</script></head>
<body><template><script type="module" src="/app.js"></script></template><script data-x="y">second()</script></body></html>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of the policy by name. */
const policyWith = (needs: PolicyNeeds): Record<string, string> =>
  Object.fromEntries(
    policyHeader(withPolicy(page, needs))
      .split('; ')
      .map((directive) => /^(\S+) ?(.*)$/.exec(directive)?.slice(1) as [string, string]),
  );

describe('decision 053: the policy of a build', () => {
  test('allows the inline scripts of the page by hash, and no others', () => {
    expect(policyWith({})).toEqual({
      'default-src': "'none'",
      'script-src': `${hash('first()')} ${hash('second()')} 'strict-dynamic'`,
      'style-src-elem': `'self' ${hash('a { color: red }')}`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' blob: data:",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'sanitiser',
      'frame-ancestors': "'none'",
    });
  });

  test('is placed at the top of the page, after its charset', () => {
    expect(withPolicy(page, {})).toMatch(
      /<head>\n<meta charset="utf-8" \/>\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+">\n<style>/,
    );
  });

  test('allows nothing in a page without a policy', () => {
    expect(policyHeader('<html></html>')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('allows calls to the configured host of the API only', () => {
    expect(policyWith({ apiOrigin: 'https://api.example.org' })['connect-src']).toBe("'self' https://api.example.org");
  });

  test('fault J2: a build with a key allows the map service to load from and call its own hosts only', () => {
    const without = policyWith({});
    const changed = Object.entries(policyWith({ hasMap: true })).filter(([name, value]) => without[name] !== value);
    const hosts = 'https://*.amap.com https://*.autonavi.com https://*.is.autonavi.com';
    expect(Object.fromEntries(changed)).toEqual({
      'img-src': `'self' blob: data: ${hosts}`,
      'connect-src': `'self' ${hosts}`,
      'worker-src': "'self' blob:",
    });
    expect(Object.keys(policyWith({ hasMap: true }))).not.toContain('trusted-types');
  });

  test('fault L6: a mock build allows its worker', () => {
    expect(policyWith({ isMock: true })).toMatchObject({
      'worker-src': "'self'",
      'trusted-types': 'sanitiser default',
    });
  });
});

describe('the source', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  test('fault D19: turns text into HTML in one file only', () => {
    const sinks =
      /\.(?:inner|outer)HTML\s*=|dangerouslySetInnerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString|document\.write|srcdoc|createPolicy/i;
    expect(sources.filter(({ text }) => sinks.test(text)).map(({ file }) => file)).toEqual([
      'src/views/trusted/policy.ts',
    ]);
  });

  test('fault D18: passes no opener to other pages', () => {
    const opening = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/<[^<]*target="_blank"[^<]*/g)].map(([element]) => ({
        file,
        isClosed: /rel="noopener(?: noreferrer)?"/.test(element),
      })),
    );
    expect(opening.length).toBeGreaterThan(2);
    expect(opening.filter(({ isClosed }) => !isClosed)).toEqual([]);
    expect(sources.filter(({ text }) => text.includes('window.open(')).map(({ file }) => file)).toEqual([]);
  });
});
