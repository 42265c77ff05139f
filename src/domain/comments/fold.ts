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

/** The folded form of a word; empty when it has no letter or digit. */
export const foldedWord = (word: string): string =>
  String.fromCodePoint(...fold(word.slice(0, longestFolded)).map(({ point }) => point));

/** Words are shorter; the limit bounds the arguments of a spread. */
const longestFolded = 1000;

/** A character with the marks that change it: half-width Japanese has marks of its own. */
const pieces = /\P{M}[\p{M}\uFF9E\uFF9F]*|\p{M}+/gu;

/** Upper case first: it unifies forms that lower case keeps distinct. */
const foldedPiece = (piece: string): string =>
  isPlain(piece) ? piece : piece.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** True for most characters of a Chinese text, which fold to themselves. */
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
