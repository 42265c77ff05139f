/** A character of a folded text, and the piece of the original text that it comes from. */
export interface FoldedChar {
  /** The code point. */
  point: number;
  from: number;
  to: number;
  /** A blank or a sign stands before it in the original. Nothing invisible counts. */
  isApart: boolean;
}

/**
 * What words and texts are compared by: letters and digits alone, in half width and lower case. Blanks, punctuation, emoji and
 * invisible signs are left out, so that nobody hides a word by inserting them.
 */
export function fold(text: string): FoldedChar[] {
  const chars: FoldedChar[] = [];
  let isApart = false;
  for (const { 0: piece, index: from } of text.matchAll(pieces)) {
    const to = from + piece.length;
    for (const one of foldedPiece(piece)) {
      if (isKept(one)) {
        chars.push({ point: one.codePointAt(0) ?? 0, from, to, isApart });
        isApart = false;
      } else if (!isInvisible(one)) isApart = true;
    }
  }
  return chars;
}

/** A word as it is compared; empty when nothing of it is a letter or a digit. */
export const foldedWord = (word: string): string =>
  String.fromCodePoint(...fold(word.slice(0, longestFolded)).map(({ point }) => point));

/** Nothing longer is a word, and a function takes only so many arguments. */
const longestFolded = 1000;

/** A character with the marks that change it: half-width Japanese has marks of its own. */
const pieces = /\P{M}[\p{M}\uFF9E\uFF9F]*|\p{M}+/gu;

/** Upper case first: it makes one of the forms that lower case keeps apart. */
const foldedPiece = (piece: string): string =>
  isPlain(piece) ? piece : piece.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** Most of a Chinese text: it folds to itself. */
const isPlain = (piece: string): boolean => {
  const code = piece.charCodeAt(0);
  return piece.length === 1 && ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x61 && code <= 0x7a));
};

const isKept = (one: string): boolean => isPlain(one) || (kept.test(one) && !leftOut.test(one));
const isInvisible = (one: string): boolean => invisible.test(one);

const kept = /[\p{L}\p{N}\p{M}]/u;
/** Marks that any script may carry, and a sign that only stretches Arabic words. */
const leftOut = /[\p{Default_Ignorable_Code_Point}\u0640]|(?=\p{M})\p{Script=Inherited}/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u0640]/u;
