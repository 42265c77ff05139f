import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPreferences, readPreferences } from '#src/domain/looks/preferences.ts';

test('L08, X01: the defaults of the specification', () => {
  expect(defaultPreferences).toEqual({
    colour: '#2bb87b',
    scheme: 'system',
    tabBar: true,
    fixedHeader: false,
    logo: true,
    pinyinSearch: true,
    singleKeys: true,
    size: 'medium',
  });
});

test('what was stored is read back', () => {
  const stored = {
    colour: '#409eff',
    scheme: 'dark',
    tabBar: false,
    fixedHeader: true,
    logo: false,
    pinyinSearch: false,
    singleKeys: false,
  } as const;
  expect(readPreferences(stored, 'mini')).toEqual({ ...stored, size: 'mini' });
});

test('fault H2: one bad choice is the default, the others stay', () => {
  expect(readPreferences({ colour: 'abc', scheme: 'sepia', tabBar: 'no', logo: false, extra: 1 }, 'default')).toEqual({
    ...defaultPreferences,
    logo: false,
  });
});

test('fault H2: whatever was stored, what is read can be used', () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom('dark', '#fff', false, true));
  const stored = fc.oneof(
    fc.anything(),
    fc.record({ colour: field, scheme: field, tabBar: field, logo: field }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(stored, fc.anything(), (kept, size) => {
      const read = readPreferences(kept, size);
      expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences));
      expect(read.colour).toMatch(/^#[\da-f]{6}$/);
      expect(['light', 'dark', 'system']).toContain(read.scheme);
      expect(['medium', 'small', 'mini']).toContain(read.size);
    }),
  );
});
