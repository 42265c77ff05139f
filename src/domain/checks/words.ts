import { createMatcher } from '#src/domain/comments/matching.ts';
import type { Chunk } from './chunks.ts';
import { commonErrors } from './common-errors.ts';
import type { TextFinding } from './finding.ts';

const match = createMatcher(
  commonErrors.map(({ wrong, exceptions }, index) => ({ id: String(index), word: wrong, exceptions: [...exceptions] })),
);

/** The common errors in a text. Unlike a watch word, none reaches over a blank, a line or the end of a sentence. */
export const wrongWords = ({ text }: Chunk): readonly TextFinding[] =>
  match(text).flatMap(({ entry, from, to }): TextFinding[] => {
    const error = commonErrors[Number(entry)];
    return error && /^[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+$/u.test(text.slice(from, to))
      ? [{ check: 'wrongWord', from, to, fix: { kind: 'replace', by: error.right } }]
      : [];
  });
