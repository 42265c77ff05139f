import { strToU8 } from 'fflate';
import {
  type DescribedSheet,
  type DescribedWorkbook,
  partsOf,
  rowOf,
  workbookOf,
} from '#tests/support/described-workbook.ts';
import { zip64Of } from '#tests/support/zip64.ts';

/** What is written into a cell: a text, a time by its forms, or digits that are typed as a number. */
type Value = string | { serial: number; iso: string } | { digits: number };
type Writer = (value: Value, place: string) => string;

const time = (serial: number, iso: string) => ({ serial, iso });
const headings = ['主标题', '轮播标题', '所属基地', '类型', '关键词', '简介', '发布时间', '发布人', '手机号', '正文'];
const records: readonly (readonly Value[])[] = [
  [
    '绿水青山',
    '轮播',
    '青秀山',
    '野生动物',
    '鸟、兽',
    '上\n下',
    time(46093.512499999997, '2026-03-12T12:18:00'),
    '李',
    { digits: 13800138000 },
    '正文',
  ],
  [
    '红树林',
    '海岸',
    '青秀山',
    '野生动物',
    '鸟',
    '简介',
    time(46094, '2026-03-13T00:00:00'),
    '王',
    { digits: 13900139000 },
    '',
  ],
];

const numberOf = (value: Exclude<Value, string>) => ('serial' in value ? value.serial : value.digits);
const styleOf = (value: Value) => (typeof value === 'object' && 'serial' in value ? ' s="1"' : '');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Texts in the cells themselves. */
const inline: Writer = (value, place) =>
  typeof value === 'string'
    ? `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
    : `<c r="${place}"${styleOf(value)}><v>${numberOf(value)}</v></c>`;

const withoutPlace =
  (writer: Writer): Writer =>
  (value, place) =>
    writer(value, place).replace(/ r="\w+"/, '');

/** Texts in a list of their own. */
function shared(): { write: Writer; strings: string[] } {
  const strings: string[] = [];
  const write: Writer = (value, place) => {
    if (typeof value !== 'string') return inline(value, place);
    strings.push(escaped(value));
    return `<c r="${place}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  return { write, strings };
}

const rowBy = (write: Writer, line: number, cells: readonly Value[], attributes = ` r="${line}"`): string =>
  `<row${attributes}>${cells.map((value, column) => (value === '' ? '' : write(value, `${String.fromCharCode(65 + column)}${line}`))).join('')}</row>`;

/** Headings from this line on, and the records below them. */
const rowsBy = (write: Writer, first = 1, attributes?: string): string =>
  [headings, ...records].map((cells, index) => rowBy(write, first + index, cells, attributes)).join('');

const data = (rows: string, more = ''): DescribedSheet => ({ name: '数据', rows, more });
const timeFormat = 'yyyy/m/d\\ h:mm';

const ofShared = (more: Partial<DescribedWorkbook> = {}): DescribedWorkbook => {
  const { write, strings } = shared();
  return { sheets: [data(rowsBy(write))], strings, formats: [timeFormat], ...more };
};
const ofInline = (more: Partial<DescribedWorkbook> = {}, write = inline): DescribedWorkbook => ({
  sheets: [data(rowsBy(write))],
  formats: ['yyyy\\-mm\\-dd\\ hh:mm:ss'],
  ...more,
});
/** Every value as a text, dates as people type them. */
const typed: Writer = (value, place) =>
  inline(
    typeof value === 'string' ? value : 'iso' in value ? value.iso.replace('T', ' ').slice(0, 16) : `${value.digits}`,
    place,
  );
const macSerial: Writer = (value, place) =>
  inline(typeof value === 'object' && 'serial' in value ? { ...value, serial: value.serial - 1462 } : value, place);
/** Cells of the type d. */
const isoDate =
  (zone: (iso: string) => string): Writer =>
  (value, place) =>
    typeof value === 'object' && 'iso' in value
      ? `<c r="${place}" t="d"><v>${zone(value.iso)}</v></c>`
      : inline(value, place);
const asInstant = (iso: string) => new Date(`${iso}+08:00`).toISOString();

const titleMerged = '<mergeCells count="1"><mergeCell ref="A1:J1"/></mergeCells>';
const notes: DescribedSheet = { name: '填表说明', rows: rowOf(1, ['填写前请先阅读']) + rowOf(2, ['主标题不超过50字']) };

function form(): DescribedWorkbook {
  const [first = [], last = []] = records;
  const rows = [
    rowOf(1, ['2026年度科普文章汇总表']),
    rowOf(2, ['填报单位：青秀山', '', '', '2026年3月']),
    rowBy(inline, 4, ['主标题', '轮播标题', '所属基地', '类型', '关键词', '简介', '发布', '', '', '正文']),
    rowBy(inline, 5, ['', '', '', '', '', '', '发布时间', '发布人', '手机号', '']),
    rowBy(inline, 6, first),
    rowBy(inline, 7, ['', '', '', '', '', '', '发布时间', '发布人', '手机号', '']).replace(/<c.*<\/c>/, () =>
      headings.map((text, column) => inline(text, `${String.fromCharCode(65 + column)}7`)).join(''),
    ),
    rowBy(
      inline,
      8,
      last.map((value, column) => (column === 2 || column === 3 ? '' : value)),
      ' r="8" hidden="true"',
    ),
  ];
  const ranges = ['A1:J2', ...'ABCDEFJ'.split('').map((letter) => `${letter}4:${letter}5`), 'G4:I4', 'C6:C8', 'D6:D8'];
  const more = `<mergeCells>${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  return { sheets: [data(rows.join(''), more)], formats: [timeFormat] };
}

/** Twenty workbooks of the same two records, as programs and people make them; each with what it is of. */
export const workbooks: readonly (readonly [string, () => ArrayBuffer])[] = [
  ['Excel on Windows', () => workbookOf(ofShared({ workbookPr: '<workbookPr defaultThemeVersion="124226"/>' }))],
  ['Excel on an old Mac', () => workbookOf(ofInline({ workbookPr: '<workbookPr date1904="true"/>' }, macSerial))],
  [
    'Excel with hidden lists before the data',
    () =>
      workbookOf(
        ofShared({ sheets: [{ name: '选项', rows: rowOf(1, ['类型']), state: 'hidden' }, ...ofInline().sheets] }),
      ),
  ],
  [
    'Excel in the strict form',
    () =>
      workbookOf(
        ofInline(
          { xml: (xml) => xml.replaceAll('schemas.openxmlformats.org', 'purl.oclc.org/ooxml') },
          isoDate(String),
        ),
      ),
  ],
  [
    'Excel with a title over all columns',
    () =>
      workbookOf(ofInline({ sheets: [data(rowOf(1, ['2026年度科普文章汇总表']) + rowsBy(inline, 2), titleMerged)] })),
  ],
  [
    'Excel with a style down to the last row',
    () => workbookOf(ofInline({ sheets: [data(`${rowsBy(inline)}<row r="1048576"><c r="A1048576" s="1"/></row>`)] })),
  ],
  [
    'WPS with notes before the data',
    () => workbookOf(ofInline({ sheets: [notes, data(rowsBy(inline))], formats: ['yyyy"年"m"月"d"日" h:mm;@'] })),
  ],
  [
    'WPS with targets from the root',
    () => workbookOf(ofShared({ target: (name) => `/${name.startsWith('xl/') ? name : `xl/${name}`}` })),
  ],
  [
    'WPS with texts in sections',
    () =>
      workbookOf(
        ofInline({
          xml: (xml, name) =>
            name.includes('sheet1.xml') && !name.includes('_rels')
              ? xml.replace(/(<t [^>]*>)([^<]*)(<\/t>)/g, '$1<![CDATA[$2]]>$3')
              : xml,
        }),
      ),
  ],
  [
    'WPS with readings above the texts',
    () =>
      workbookOf({
        ...ofShared(),
        strings: (ofShared().strings ?? []).map(
          (text) => `<si><r><t>${text}</t></r><rPh sb="0" eb="1"><t>ルビ</t></rPh></si>`,
        ),
      }),
  ],
  [
    'LibreOffice',
    () =>
      workbookOf(
        ofShared({
          formats: ['YYYY\\-MM\\-DD\\ HH:MM:SS'],
          sheets: ofShared().sheets.map((sheet) => ({
            ...sheet,
            rows: `${sheet.rows}<row r="1048576" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"/>`,
          })),
        }),
      ),
  ],
  [
    'LibreOffice with results of formulas',
    () =>
      workbookOf(
        ofInline({}, (value, place) =>
          typeof value === 'string'
            ? `<c r="${place}" t="str"><f aca="false">"x"</f><v>${value}</v></c>`
            : inline(value, place),
        ),
      ),
  ],
  [
    'a Python program',
    () => workbookOf(ofInline({ target: (name) => (name.startsWith('xl/') ? name : `/xl/${name}`) })),
  ],
  ['a Java program that streams', () => zip64Of(partsOf(ofInline()), false)],
  [
    'a .NET program',
    () =>
      workbookOf(
        ofInline({
          xml: (xml) => xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x:'),
          partName: (name) => name.replaceAll('/', '\\'),
        }),
      ),
  ],
  ['a JavaScript program', () => workbookOf(ofInline({}, isoDate(asInstant)))],
  ['a PHP program that writes texts alone', () => workbookOf(ofInline({}, typed))],
  [
    'a spreadsheet in a browser, without places',
    () =>
      workbookOf(
        ofInline({
          sheets: [
            data(
              rowsBy(
                withoutPlace((value, place) => (value === '' ? '<c/>' : inline(value, place))),
                1,
                '',
              ),
            ),
          ],
        }),
      ),
  ],
  [
    'Numbers with a summary first',
    () =>
      workbookOf(
        ofInline({
          sheets: [
            { name: '导出摘要', rows: rowOf(1, ['此文稿导出自Numbers']) },
            { name: '表格1', rows: rowOf(1, ['表格1']) + rowsBy(inline, 2) },
          ],
          encode: (xml) => strToU8(`\uFEFF${xml}`),
        }),
      ),
  ],
  ['an office’s form with merged headings, merged cells, repeated headings and a hidden row', () => workbookOf(form())],
];
