import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AppLocation,
  draftPathOf,
  errorHref,
  loginHref,
  successorPath,
  toHref,
  toLocation,
} from '#src/domain/routes/location.ts';

const location = (path: string, search = '', hash = ''): AppLocation => ({ path, search, hash });

const table: [href: string, read: AppLocation][] = [
  ['/a/b', location('/a/b')],
  ['/a/b?x=1', location('/a/b', '?x=1')],
  ['/a/b#z', location('/a/b', '', '#z')],
  ['/a/b?x=1#z', location('/a/b', '?x=1', '#z')],
  ['/a?x=1?y#z#w?v', location('/a', '?x=1?y', '#z#w?v')],
  ['/a/', location('/a')],
  ['/a//', location('/a')],
  ['/a?', location('/a')],
  ['/a#', location('/a')],
  ['/', location('/')],
  ['//', location('/')],
  ['', location('/')],
  ['?x=1', location('/', '?x=1')],
];

describe('an address inside the app', () => {
  test.for(table)('%j', ([href, read]) => {
    expect(toLocation(href)).toEqual(read);
  });

  test('survives reading and writing', () => {
    const signs = fc.constantFrom('/', '?', '#', 'a', '%2F', '林');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(signs).map((parts) => parts.join('')),
        ),
        (href) => {
          const read = toLocation(href);
          expect(toLocation(toHref(read))).toEqual(read);
        },
      ),
    );
  });
});

test('a draft that continues as a new record has its own address', () => {
  const own = successorPath('/a', '7:1');
  expect([own, toLocation(own).path]).toEqual(['/a/new?of=7%3A1', '/a/new']);
  expect([own, '/a/new', '/a/new?x=1', '/a/7?of=8'].map((href) => draftPathOf('/a', toLocation(href)))).toEqual([
    own,
    '/a/new',
    '/a/new',
    '/a/7',
  ]);
});

test('G01: the login and error pages remember path, query and hash', () => {
  const wanted = location('/home/科普', '?x=1&y=2', '#z');
  const remembered = '%2Fhome%2F%E7%A7%91%E6%99%AE%3Fx%3D1%26y%3D2%23z';
  expect([loginHref(wanted), errorHref(wanted)]).toEqual([
    `/login?redirect=${remembered}`,
    `/error?redirect=${remembered}`,
  ]);
});
