import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isolated, legible } from '#src/i18n/legible.ts';
import { legibleProps } from '#src/views/jsx/legible-props.ts';

describe('a text from outside', () => {
  test('shows direction marks, control characters and zero-width characters as signs', () => {
    const shown = [
      '\u202Egnp.exe',
      'a\u0000b\u0007\u007F\u0085',
      '\u200B\uFEFFadmin\u00AD',
      '\u200E\u200F\u061C',
      '\u2066a\u2067b\u2069',
      'a\u2028b',
      '\u2069\u2068',
      '\u3164',
    ].map(legible);
    expect(shown).toEqual([
      '⟨U+202E⟩gnp.exe',
      'a␀b␇␡⟨U+0085⟩',
      '⟨U+200B⟩⟨U+FEFF⟩admin⟨U+00AD⟩',
      '⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩',
      '⟨U+2066⟩a⟨U+2067⟩b⟨U+2069⟩',
      'a⟨U+2028⟩b',
      '⟨U+2069⟩⟨U+2068⟩',
      '⟨U+3164⟩',
    ]);
  });

  test('is unchanged if it hides nothing: emoji, scripts with joiners, blanks and lines', () => {
    const plain = [
      '',
      '银杏 Ginkgo',
      '👩‍🌾❤️🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '葛\u{E0100}',
      'می‌خواهم',
      'שלום',
      'a\tb\r\nc',
      '\u3000段\u00A0落',
      '<b>"&\'',
      'e\u0301',
      '{{title}}',
      '[\u2068שלום\u2069]',
    ];
    expect(plain.map(legible)).toEqual(plain);
  });

  test('is isolated inside our text, also if it is written from right to left', () => {
    expect(['\u202Eabc', 'שלום', '\u{1E900}', '\u2069שלום\u2067', '银杏'].map(isolated)).toEqual([
      '⟨U+202E⟩abc',
      '\u2068שלום\u2069',
      '\u2068\u{1E900}\u2069',
      '\u2068⟨U+2069⟩שלום⟨U+2067⟩\u2069',
      '银杏',
    ]);
  });

  test('never leaves an isolate open, and making it legible is idempotent', () => {
    assert(
      property(
        string({ unit: constantFrom('a', 'ש', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\u0000') }),
        (words) => {
          const shown = isolated(isolated(words));
          let depth = 0;
          for (const mark of shown) {
            if (mark === '\u2068') depth += 1;
            if (mark === '\u2069') depth -= 1;
            if (depth < 0) return false;
          }
          return depth === 0 && legible(shown) === shown && !/[\u202E\u2066\u2067\0]/.test(shown);
        },
      ),
    );
  });
});

describe('an element', () => {
  test('shows legible text, and keeps typed values unchanged', () => {
    const turned = '\u202Ea';
    const element = {};
    expect(
      legibleProps({
        title: turned,
        'aria-label': turned,
        value: turned,
        defaultValue: turned,
        href: turned,
        children: [element, turned, ['b', [turned]]],
      }),
    ).toEqual({
      title: '⟨U+202E⟩a',
      'aria-label': '⟨U+202E⟩a',
      value: turned,
      defaultValue: turned,
      href: turned,
      children: [element, '⟨U+202E⟩a', ['b', ['⟨U+202E⟩a']]],
    });
  });

  test('keeps the same props if its text is already legible', () => {
    const props = { title: 'a', children: ['a', ['b', 1, null]] };
    expect(legibleProps(props)).toBe(props);
  });
});
