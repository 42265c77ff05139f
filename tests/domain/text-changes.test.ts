import { afterEach, describe, expect, test, vi } from 'vitest';
import { textChanges } from '#src/views/compare/text-changes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('changes of a text', () => {
  test('are shown word by word, in the given language', () => {
    expect(textChanges('大鲵生活在溪流里', '大鲵生活在湖泊里', 'zh')).toEqual([
      { kind: 'same', text: '大鲵生活在' },
      { kind: 'removed', text: '溪流' },
      { kind: 'added', text: '湖泊' },
      { kind: 'same', text: '里' },
    ]);
  });

  test('Q1: are shown character by character in a browser that cannot segment words', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(textChanges('大鲵生活在溪流里', '大鲵生活在湖泊里', 'zh')).toEqual([
      { kind: 'same', text: '大鲵生活在' },
      { kind: 'removed', text: '溪流' },
      { kind: 'added', text: '湖泊' },
      { kind: 'same', text: '里' },
    ]);
  });

  test('long unchanged parts are shortened to their ends', () => {
    const long = 'word '.repeat(100);
    const changes = textChanges(`old ${long}end`, `new ${long}end`, 'en');
    expect(changes.map(({ kind, text }) => [kind, text.length > 130])).toEqual([
      ['removed', false],
      ['added', false],
      ['same', false],
    ]);
    expect(changes[2]?.text).toContain(' … ');
  });

  test('are always marked where two texts differ', () => {
    const long = 'word '.repeat(100);
    expect(textChanges(`${long}one two`, `${long}one\ntwo`, 'en').slice(1)).toEqual([
      { kind: 'removed', text: ' ' },
      { kind: 'added', text: '\n' },
      { kind: 'same', text: 'two' },
    ]);
  });

  test('two texts with little in common are shown completely', () => {
    const text = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word}${index}`).join(' ');
    expect(textChanges(text('a'), text('b'), 'en').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
