import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetColours } from '#src/domain/looks/preset-colours.ts';
import { readColour } from '#src/domain/looks/theme-colour.ts';
import { contrastOf, shadesOf } from '#src/domain/looks/theme-shades.ts';

test.for([
  ['#2BB87B', '#2bb87b'],
  [' #409eff ', '#409eff'],
  ['#AbC', '#aabbcc'],
  ['', null],
  ['abc', null],
  ['#12345', null],
  ['#12345678', null],
  ['rgb(1, 2, 3)', null],
  [null, null],
] as const)('X04: %s reads as %s', ([text, colour]) => {
  expect(readColour(text)).toEqual(colour);
});

describe('the shades of a colour', () => {
  const colours = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  test('are readable for any colour, on light and dark pages, and below white text', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const shades = shadesOf(colour);
        const [onDark = '', filled = '', hovered = ''] = [shades[4], shades[7], shades[8]];
        expect(shades).toHaveLength(10);
        for (const ground of ['#242424', '#2e2e2e', '#3b3b3b'])
          expect(contrastOf(onDark, ground)).toBeGreaterThanOrEqual(4.5);
        // Next to Mantine's text on a dark page.
        expect(contrastOf(shades[2] ?? '', '#242424')).toBeGreaterThanOrEqual(contrastOf('#c9c9c9', '#242424'));
        for (const words of ['#ffffff', '#f8f9fa', '#f1f3f5'])
          expect(contrastOf(filled, words)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(hovered, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('run from light to dark', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const onWhite = shadesOf(colour).map((shade) => contrastOf(shade, '#ffffff'));
        expect(onWhite).toEqual(onWhite.toSorted((one, other) => one - other));
      }),
    );
  });

  test.for(presetColours)('$name stays unchanged, unless it is invisible on a page', ({ name, colour }) => {
    expect(shadesOf(colour)[5] === colour).toEqual(name !== 'ink' && name !== 'slate');
  });

  test('are visible on both pages, even for black or white', () => {
    for (const colour of ['#000000', '#ffffff']) {
      for (const page of ['#242424', '#ffffff'])
        expect(contrastOf(shadesOf(colour)[5] ?? '', page)).toBeGreaterThanOrEqual(1.49);
    }
  });
});
