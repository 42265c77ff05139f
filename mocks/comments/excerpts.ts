import { maskEmail, maskName, maskPhone } from '#src/domain/users/masks.ts';
import type { CommentRow } from '#mocks/store/collections.ts';

const longestExcerpt = 40;

/** The beginning of a text in one line, with masked numbers and e-mail addresses: visitors write theirs into comments. */
export function excerptOf(text: string): string {
  const line = text
    .slice(0, longestExcerpt * 10)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\d{7,}|1\d\d[ -]?\d{4}[ -]?\d{4}/g, maskPhone)
    .replace(/[\w.+-]{1,64}@[\w.-]+/g, maskEmail);
  const characters = Array.from(line);
  return characters.length > longestExcerpt ? `${characters.slice(0, longestExcerpt).join('')}…` : line;
}

export const nameOf = ({ author, isOffice }: CommentRow): string => (isOffice ? author : maskName(author));

/** The name of a comment in the log. */
export const logNameOf = (row: CommentRow): string => `${nameOf(row)}：${excerptOf(row.text)}`;
