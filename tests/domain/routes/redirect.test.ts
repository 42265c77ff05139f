import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHref } from '#src/domain/routes/location.ts';
import { redirectAfterLogin, redirectHelperTarget, safeRedirect } from '#src/domain/routes/redirect.ts';

const leavesTheOrigin = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '//user@evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//evil.example\\@app.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https://evil.example/',
  'https://evil.example/blank',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'HTTPS://evil.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '?next=//evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  '%2f%2fevil.example',
  '/%E0%A4%A',
  '/bl\tank',
  '/home\\scienceKnowledge',
  '/blank?x=\u0000',
];

const runsCode = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://app.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://app.example/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
];

const comesBack = [
  '/login',
  '/login/',
  '/login?redirect=/login',
  '/login#a',
  '/%6cogin',
  '/a/../login',
  '/./login',
  '/auth-redirect',
  '/auth-redirect?code=1#state',
  '/redirect',
  '/redirect/home/scienceKnowledge',
  '/redirect/login',
  '/redirect//evil.example',
  '/404',
  '/error',
  '/error?redirect=/error',
  '/login?redirect=%2Flogin%3Fredirect%3D%2Flogin',
];

const accepted: [raw: string, href: string][] = [
  ['/', '/'],
  ['/blank', '/blank'],
  ['/home/scienceKnowledge', '/home/scienceKnowledge'],
  ['/home/scienceKnowledge/', '/home/scienceKnowledge'],
  ['/home/scienceKnowledge?x=1&y=%2F%2F#z', '/home/scienceKnowledge?x=1&y=%2F%2F#z'],
  ['/home/scienceKnowledge?next=https://evil.example', '/home/scienceKnowledge?next=https://evil.example'],
  ['/home/scienceKnowledge/%E6%9E%97', '/home/scienceKnowledge/%E6%9E%97'],
  ['/loginHelp', '/loginHelp'],
  ['/errors', '/errors'],
  ['/a/b/../c', '/a/c'],
];

const hrefOf = (raw: string | null) => toHref(safeRedirect(raw));

describe('the target of a redirect', () => {
  test.for(leavesTheOrigin.map((raw) => [raw]))('fault B1: %j leads to /', ([raw]) => {
    expect(hrefOf(raw ?? '')).toEqual('/');
  });

  test.for(runsCode.map((raw) => [raw]))('fault B3: %j leads to /', ([raw]) => {
    expect(hrefOf(raw ?? '')).toEqual('/');
  });

  test.for(comesBack.map((raw) => [raw]))('fault B4: %j leads to /', ([raw]) => {
    expect(hrefOf(raw ?? '')).toEqual('/');
  });

  test.for(accepted)('%s is accepted', ([raw, href]) => {
    expect(hrefOf(raw)).toEqual(href);
  });

  test('is / by default', () => {
    expect([hrefOf(null), hrefOf('')]).toEqual(['/', '/']);
  });

  test('fault B1: is on the origin and not a pass-through page, for any input', () => {
    const origin = 'https://app.example';
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      'login',
      'evil.example',
      'javascript:',
      '%2e',
    );
    const raw = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(pieces, fc.string({ maxLength: 2 }))).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(raw, (given) => {
        const href = hrefOf(given);
        const url = new URL(href, origin);
        expect({ origin: url.origin, isLogin: url.pathname === '/login', doubled: /^[/\\]{2}/.test(href) }).toEqual({
          origin,
          isLogin: false,
          doubled: false,
        });
        expect(hrefOf(href)).toEqual(href);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the page after login', () => {
  const cases: [title: string, search: string, href: string][] = [
    ['the requested page', '?redirect=%2Fhome%2FscienceKnowledge%3Fx%3D1%23z', '/home/scienceKnowledge?x=1#z'],
    ['home without a redirect', '', '/'],
    ['G17: home for another origin', '?redirect=https://evil.example/', '/'],
    ['G18: home for login', '?redirect=/login', '/'],
    ['G18: the first of two redirects', '?redirect=%2Fa&redirect=%2Fb', '/a'],
    ['G19: with the other query keys', '?redirect=%2Fa&src=mail', '/a?src=mail'],
    ['with a key that the page already has', '?redirect=%2Fa%3Fsrc%3Dweb&src=mail', '/a?src=web'],
    ['with an additional key', '?redirect=%2Fa%3Fx%3D1&src=mail#', '/a?x=1&src=mail%23'],
    ['with a repeated key', '?redirect=%2Fa&k=1&k=2', '/a?k=1&k=2'],
    ['other keys alone', '?src=mail', '/?src=mail'],
  ];

  test.for(cases)('%s', ([, search, href]) => {
    expect(toHref(redirectAfterLogin(search))).toEqual(href);
  });
});

test('the redirect helper leads to its target and keeps query, hash and encoded characters', () => {
  const location = { path: '/redirect/home/scienceKnowledge/a%2Fb', search: '?x=1', hash: '#z' };
  expect(redirectHelperTarget(location)).toEqual({ path: '/home/scienceKnowledge/a%2Fb', search: '?x=1', hash: '#z' });
  expect(redirectHelperTarget({ path: '/redirect//evil.example', search: '', hash: '' })).toEqual({
    path: '/',
    search: '',
    hash: '',
  });
  expect(redirectHelperTarget({ path: '/redirect/redirect/blank', search: '', hash: '' })).toEqual({
    path: '/',
    search: '',
    hash: '',
  });
});
