import type { SheetContent } from './review.ts';

/** The stored mark of one criterion. */
export type StoredMark = SheetContent['marks'][string];

/** The mark of a criterion without any content. */
const blankMark: StoredMark = { points: null, comment: '', files: [] };

export const blankContent: SheetContent = { marks: {}, vetoes: [] };

export const markIn = ({ marks }: Pick<SheetContent, 'marks'>, code: string): StoredMark => marks[code] ?? blankMark;

/** All evidence files of a sheet. */
export const evidenceIn = ({ marks }: Pick<SheetContent, 'marks'>): readonly string[] =>
  Object.values(marks).flatMap(({ files }) => files);

const isSameMark = (a: StoredMark, b: StoredMark): boolean =>
  a.points === b.points &&
  a.comment === b.comment &&
  a.files.length === b.files.length &&
  a.files.every((file, index) => file === b.files[index]);

const codesOf = (...sheets: readonly SheetContent[]): readonly string[] => [
  ...new Set(sheets.flatMap(({ marks }) => Object.keys(marks))),
];

/** The criteria whose marks differ between two sheets. */
export const changedCodes = (a: SheetContent, b: SheetContent): readonly string[] =>
  codesOf(a, b).filter((code) => !isSameMark(markIn(a, code), markIn(b, code)));

/** Whether two sheets have the same content. Blank marks and the order of vetoes do not matter. */
export const isSameContent = (a: SheetContent, b: SheetContent): boolean =>
  changedCodes(a, b).length === 0 &&
  a.vetoes.every((code) => b.vetoes.includes(code)) &&
  b.vetoes.every((code) => a.vetoes.includes(code));

/**
 * Applies the changes from `base` to `mine` to `theirs`, criterion by criterion. An equal mark is that of `mine`: its row does not
 * render again.
 */
export function mergedContent(base: SheetContent, mine: SheetContent, theirs: SheetContent): SheetContent {
  const equal = codesOf(theirs).filter((code) => isSameMark(markIn(theirs, code), markIn(mine, code)));
  const own = [...equal, ...changedCodes(base, mine)].map((code) => [code, markIn(mine, code)] as const);
  const vetoes = [...new Set([...theirs.vetoes, ...mine.vetoes])].filter((code) => {
    const isMine = base.vetoes.includes(code) !== mine.vetoes.includes(code);
    return (isMine ? mine : theirs).vetoes.includes(code);
  });
  return { marks: { ...theirs.marks, ...Object.fromEntries(own) }, vetoes };
}

export const contentOf = ({ marks, vetoes }: SheetContent): SheetContent => ({ marks, vetoes });
