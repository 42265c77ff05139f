/** A character of a folded text, and the piece of the original text that it comes from. */
export interface FoldedChar {
  /** The code point. */
  point: number;
  from: number;
  to: number;
  /** In the original it follows a blank or a punctuation mark. Invisible characters do not count. */
  isApart: boolean;
}

/**
 * Folds a text for comparison: letters and digits only, half-width and lower case. Blanks, punctuation, emoji and invisible
 * characters are left out, because spammers insert them to hide words.
 */
export function fold(text: string): FoldedChar[] {
  const chars: FoldedChar[] = [];
  let isApart = false;
  let to = 0;
  for (let from = 0; from < text.length; from = to) {
    to = endOfPiece(text, from);
    // Without normalisation: that takes long.
    if (to === from + 1 && isPlainAt(text, from)) {
      chars.push({ point: text.charCodeAt(from), from, to, isApart });
      isApart = false;
      continue;
    }
    for (const one of foldedPiece(text.slice(from, to))) {
      if (isKept(one)) {
        chars.push({ point: one.codePointAt(0) ?? 0, from, to, isApart });
        isApart = false;
      } else if (!isInvisible(one)) isApart = true;
    }
  }
  return chars;
}

/** The folded form of a word; empty when it has no letter or digit. */
export const foldedWord = (word: string): string =>
  String.fromCodePoint(...fold(word.slice(0, longestFolded)).map(({ point }) => point));

/** Words are shorter; the limit bounds the arguments of a spread. */
const longestFolded = 1000;

/** A character with the marks that change it: half-width Japanese has marks of its own. */
const piece = /\P{M}[\p{M}\uFF9E\uFF9F]*|\p{M}+/uy;

/** Where the piece that begins here ends. Most are one character before another plain one: these need no expression. */
function endOfPiece(text: string, from: number): number {
  const end = from + 1;
  if (isPlainAt(text, from) && (end === text.length || isPlainAt(text, end))) return end;
  piece.lastIndex = from;
  piece.test(text);
  return piece.lastIndex;
}

/** Upper case first: it unifies forms that lower case keeps distinct. */
const foldedPiece = (one: string): string => one.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** True for most characters of a Chinese text, which fold to themselves and are no marks. */
function isPlainAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x61 && code <= 0x7a);
}

const isKept = (one: string): boolean => kept.test(one) && !leftOut.test(one);
const isInvisible = (one: string): boolean => invisible.test(one);

const kept = /[\p{L}\p{N}\p{M}]/u;
/** Marks that any script may carry, and a sign that only stretches Arabic words. */
const leftOut = /[\p{Default_Ignorable_Code_Point}\u0640]|(?=\p{M})\p{Script=Inherited}/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u0640]/u;
