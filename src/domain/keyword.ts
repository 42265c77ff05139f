const blank = String.raw`[\s\u2800\p{Default_Ignorable_Code_Point}]+`;
const blankEnds = new RegExp(`^${blank}|${blank}$`, 'gu');

/** A keyword as it is searched for: blanks at its ends mean nothing, also full-width and invisible ones. */
export const keywordOf = (typed: string): string => typed.replaceAll(blankEnds, '');

/** Whether one of the texts contains the keyword, in upper or lower case. Without a keyword all texts match. */
export function matcherOf(typed: string): (...texts: readonly string[]) => boolean {
  const keyword = keywordOf(typed).toLowerCase();
  if (keyword === '') return () => true;
  // Lower-casing 100,000 texts is slow, and a keyword without letters (most are Chinese) does not need it.
  const hasLetters = keyword !== keyword.toUpperCase();
  return (...texts) => texts.some((text) => (hasLetters ? text.toLowerCase() : text).includes(keyword));
}
