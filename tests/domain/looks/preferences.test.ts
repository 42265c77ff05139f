import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPreferences, keysOffWith, readPreferences } from '#src/domain/looks/preferences.ts';

test('L08, X01: the defaults of the specification', () => {
  expect(defaultPreferences).toEqual({
    colour: '#2bb87b',
    scheme: 'system',
    tabBar: true,
    fixedHeader: false,
    logo: true,
    pinyinSearch: true,
    hatching: false,
    keysOff: [],
    paneOpen: true,
    paneShare: 40,
    size: 'medium',
  });
});

test('stored preferences are read back', () => {
  const stored = {
    colour: '#409eff',
    scheme: 'dark',
    tabBar: false,
    fixedHeader: true,
    logo: false,
    pinyinSearch: false,
    hatching: true,
    keysOff: ['service'],
    paneOpen: false,
    paneShare: 33,
  } as const;
  expect(readPreferences(stored, 'mini')).toEqual({ ...stored, size: 'mini' });
});

test('fault H2: one invalid choice becomes the default, the others stay', () => {
  expect(readPreferences({ colour: 'abc', scheme: 'sepia', tabBar: 'no', logo: false, extra: 1 }, 'default')).toEqual({
    ...defaultPreferences,
    logo: false,
  });
});

test('fault H2: any stored value is read into valid preferences', () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom('dark', '#fff', false, true));
  const stored = fc.oneof(
    fc.anything(),
    fc.record(
      {
        colour: field,
        scheme: field,
        tabBar: field,
        logo: field,
        keysOff: fc.array(field),
        paneShare: fc.oneof(field, fc.double()),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(stored, fc.anything(), (kept, size) => {
      const read = readPreferences(kept, size);
      expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences));
      expect(read.colour).toMatch(/^#[\da-f]{6}$/);
      expect(['light', 'dark', 'system']).toContain(read.scheme);
      expect(['medium', 'small', 'mini']).toContain(read.size);
      expect(typeof read.paneShare).toBe('number');
      expect(read.keysOff.every((account) => typeof account === 'string')).toBe(true);
    }),
  );
});

test('W2.10: each account has its own switch for single keys, independent of others in this browser', () => {
  const off = keysOffWith(keysOffWith([], 'service', false), 'admin', false);
  expect(off).toEqual(['service', 'admin']);
  expect([keysOffWith(off, 'admin', false), keysOffWith(off, 'service', true)]).toEqual([off, ['admin']]);
});
