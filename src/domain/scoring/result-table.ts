import type { Cell, Sheet } from '#src/domain/tables/table.ts';
import { namedFailings, resultThatCounts, type ScoreResult, shownResult, vetoesOf } from './result.ts';
import type { Review, SubmittedSheetRecord } from './review.ts';
import { pointsIn } from './sheet.ts';
import { vetoText } from './template-version.ts';

/** A text of the app by its key. */
type Word = (key: string, values?: Record<string, unknown>) => string;

interface ResultTable {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/**
 * The workbook of a result with every point of every sheet. A passed result is exported as it is stored until the
 * review is passed again (W1.9). For a person who may not see the sheets it contains none (W1.1).
 */
export function resultSheets(review: Review, word: Word): readonly Sheet[] {
  const sheets = review.passed?.sheets ?? review.sheets ?? [];
  return [
    {
      name: word('reviews:file.result'),
      ...resultTable(review, sheets, resultThatCounts(review), word),
    },
    { name: word('reviews:file.details'), ...detailTable(review, sheets, word) },
  ];
}

/** The sheets by groups, and the mean with its grade. Numbers are number cells (W1.12). */
function resultTable(
  { template, title }: Pick<Review, 'template' | 'title'>,
  sheets: readonly SubmittedSheetRecord[],
  result: ScoreResult,
  word: Word,
): ResultTable {
  const { groups } = template;
  const { rule, sheets: scored } = result;
  const { mean, grade } = shownResult(template, result);
  const header = [
    word('reviews:sheets.expert'),
    ...groups.map(({ name }) => name),
    word('reviews:sheets.total'),
    word('reviews:file.counted'),
    word('reviews:sheets.note'),
    word('reviews:col.submitted'),
  ];
  const rows = scored.toReversed().flatMap(({ id, total, isDropped, isOutlier }) => {
    const sheet = sheets.find((one) => one.id === id);
    if (!sheet) return [];
    return [
      [
        sheet.name,
        ...groups.map(({ criteria }) => ({ points: pointsIn(sheet, criteria) })),
        { points: total },
        word(isDropped ? 'reviews:file.no' : 'reviews:file.yes'),
        [
          ...vetoesOf(result, id).map((code) => `${word('reviews:sheets.veto')} ${vetoText(template, code)}`),
          ...(isOutlier ? [word('reviews:sheets.outlier', rule.parameters)] : []),
          ...(sheet.entered ? [word('reviews:sheets.entered', { ...sheet.entered })] : []),
        ].join(' · '),
        sheet.submittedTime,
      ],
    ];
  });
  const blank = groups.map(() => '');
  const last =
    mean === null
      ? [[word('reviews:result.notFinal', { count: sheets.length, ...rule.parameters }), ...blank, '', '', '', '']]
      : [
          [word('reviews:result.mean'), ...blank, { mean }, '', '', ''],
          [word('reviews:result.grade'), ...blank, grade ?? word('reviews:result.noGrade'), '', '', ''],
        ];
  const nameOf = (id: string) => sheets.find((one) => one.id === id)?.name ?? id;
  const failings = namedFailings(result, template, nameOf).map((failing, index) => [
    index === 0 ? word('reviews:fail.title') : '',
    ...blank,
    '',
    '',
    word(`reviews:fail.${failing.kind}`, { ...failing }),
    '',
  ]);
  const about = [
    [word('reviews:field.title'), title, ...blank.slice(1), '', '', '', ''],
    [word('reviews:print.template'), `${template.name} ${template.number}`, ...blank.slice(1), '', '', '', ''],
  ];
  return { header, rows: [...rows, ...last, ...failings, ...about] };
}

/** Every mark of every sheet, one per row. */
const detailTable = (
  { template: { groups } }: Pick<Review, 'template'>,
  sheets: readonly SubmittedSheetRecord[],
  word: Word,
): ResultTable => ({
  header: [
    word('reviews:sheets.expert'),
    word('reviews:file.group'),
    word('reviews:detail.criterion'),
    word('reviews:spread.max'),
    word('reviews:detail.points'),
    word('reviews:detail.comment'),
  ],
  rows: sheets.flatMap((sheet) =>
    groups.flatMap((group) =>
      group.criteria.map(({ code, name, max }) => {
        const mark = sheet.marks[code];
        const points = mark?.points ?? null;
        return [sheet.name, group.name, name, { points: max }, points === null ? '' : { points }, mark?.comment ?? ''];
      }),
    ),
  ),
});
