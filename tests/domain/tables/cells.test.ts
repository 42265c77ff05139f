import { assert, property, string, constantFrom, tuple, array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { exportCell, exportColumns } from '#src/domain/tables/export-columns.ts';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import { restoreText, neutralised } from '#src/domain/tables/formula.ts';
import { formattedOf, plainTextOf } from '#src/domain/tables/plain-text.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';

describe('fault D12: a cell of a CSV', () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
  /** Blanks, controls and zero-width characters: some programs drop them, and a formula remains. */
  const unseen = [
    ' ',
    '\u00A0',
    '\u3000',
    '\u2003',
    '\v',
    '\0',
    '\u0007',
    '\u001F',
    '\u007F',
    '\u0085',
    '\u200B',
    '\u200D',
    '\uFEFF',
    '\u202E',
    '\u00AD',
    '\u2028',
    '\u3164',
  ];
  const starts = [
    ...signs,
    '\t',
    '\n',
    '\r',
    "'=",
    "''@",
    " '=",
    ...unseen.map((blank) => `${blank}=`),
    ' \0\uFEFF＝',
    "\u200B' +",
  ];

  test.for(starts)('that begins with %j is no formula, and is read back unchanged', (start) => {
    const cell = neutralised(`${start}1+1`);
    expect([cell, restoreText(cell)]).toEqual([`'${start}1+1`, `${start}1+1`]);
  });

  test.for(['13800000000', '007', '00', '450102199001011234'])(
    'with the digits %s is a text, and is read back unchanged',
    (digits) => {
      const cell = neutralised(digits);
      expect({ cell, restored: restoreText(cell), restoredTwice: restoreText(neutralised(cell)) }).toEqual({
        cell: `\t${digits}`,
        restored: digits,
        restoredTwice: cell,
      });
    },
  );

  test('is read back unchanged, and never begins like a formula', () => {
    const piece = constantFrom("'", '🌳', '', '0', '12345678901', ...signs, ...unseen, '\t', '\r', '\n');
    const mean = tuple(array(piece, { maxLength: 6 }), string({ unit: 'binary' })).map(
      ([start, rest]) => start.join('') + rest,
    );
    // The cell without invisible characters.
    const seen = (cell: string) => cell.replaceAll(/[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
    assert(
      property(mean, (text) => {
        const cell = neutralised(text);
        return (
          restoreText(cell) === text && !/^(?:[\r\n]|\t(?!\d+$))/.test(cell) && !signs.includes(seen(cell).charAt(0))
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('is otherwise unchanged', () => {
    expect(["it's", "'quoted'", '1-1', ' 1=1', '\u3000段落', '', '0', '42', '0771-2345678'].map(neutralised)).toEqual([
      "it's",
      "'quoted'",
      '1-1',
      ' 1=1',
      '\u3000段落',
      '',
      '0',
      '42',
      '0771-2345678',
    ]);
  });
});

describe('a formatted text', () => {
  test('becomes plain lines in a table', () => {
    const html =
      '<h2>银杏</h2><p>a &lt;b&gt; &amp;amp; c<br>d&nbsp;e</p><ul><li><p>一</p></li><li>二</li></ul><script>x</script>';
    expect(plainTextOf(html)).toEqual('银杏\na <b> &amp; c\nd e\n一\n\n二\nx');
    expect(plainTextOf('&#38611;&#x1F333;&#x110000;&unknown;')).toEqual('雓🌳&#x110000;&unknown;');
  });

  test('lines become paragraphs without markup', () => {
    assert(
      property(
        array(
          string()
            .map((line) => line.trim())
            .filter((line) => line !== '' && !/\s{2}|[\u00A0\n\r]|\s/.test(line)),
        ),
        (lines) => plainTextOf(formattedOf(lines.join('\n'))) === lines.join('\n'),
      ),
    );
    expect(formattedOf('<img onerror=x>\r\n\n二')).toEqual('<p>&lt;img onerror=x&gt;</p><p>二</p>');
  });
});

describe('a record in a table', () => {
  const record = {
    ...recordOf('42', { status: 'online', updatedTime: '2026-03-12 09:30:15' }),
    mainTitle: '=银杏',
    type: 'wildlife',
    homeBase: '7',
    homeBaseName: '青秀山',
    releaseTime: '2026-03-11 08:00:00',
    phone: '13800000000',
    content: '<p>一</p><p>二</p>',
  };
  const cells = (names?: readonly string[]) =>
    exportColumns(scienceKnowledge, names).map((column) => [
      column.label,
      exportCell(record, column, (key) => `【${key}】`),
    ]);

  test('has the columns and texts of its list', () => {
    expect(cells()).toEqual([
      ['field.mainTitle', '=银杏'],
      ['field.status', '【status.online】'],
      ['field.type', '【articleType.wildlife】'],
      ['field.homeBase', '青秀山'],
      ['field.releaseTime', '2026-03-11 08:00'],
      ['field.updatedTime', '2026-03-12 09:30'],
    ]);
  });

  test('has the requested columns in their order; a phone is a text', () => {
    expect(cells(['phone', 'content', 'createdBy', 'status', 'version'])).toEqual([
      ['field.mobile', '13800000000'],
      ['field.content', '一\n二'],
      ['field.createdBy', 'editor'],
      ['field.status', '【status.online】'],
      ['field.version', 1],
    ]);
  });

  test('has a number only for quantities', () => {
    const numbered = {
      ...scienceKnowledge,
      groups: [{ title: '', fields: [{ name: 'price', label: 'p', kind: 'number' as const }] }],
    };
    const shown = (price: string) =>
      exportColumns(numbered, ['price']).map((column) => exportCell({ ...record, price }, column, String))[0];
    expect(['12.50', '', '12345678901234567', 'x'].map(shown)).toEqual([12.5, '', '12345678901234567', 'x']);
  });
});

describe('the name of a file', () => {
  test('describes its content and is valid on every system', () => {
    expect(tableFileName(['科普知识', '', '2026-03-12'], 'xlsx')).toEqual('科普知识_2026-03-12.xlsx');
    expect(tableFileName(['a/b:c*?"<>|d\u202E', '..x.', '林'.repeat(99)], 'csv')).toEqual(
      `a b c d_x_${'林'.repeat(60)}.csv`,
    );
  });
});
