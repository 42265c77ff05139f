import type { TFunction } from 'i18next';
import { routes } from '#src/domain/routes/routes.ts';

/** Words for what may be told at any time: those of the login page, and the shell's once it is there. */
export type Words = TFunction<readonly ['common', 'shell']>;

/** A right in words: its page, and its operation where it is of one. As it is when no page knows it. */
export function rightText(t: Words, right: string): string {
  const [path, action] = right.split('_');
  const title = routes.find((route) => route.path === path)?.title;
  if (!title) return right;
  // Keys of the domain; a test checks that each has its words.
  const word = (key: string) => t(`shell:${key}` as 'shell:menu.blank');
  return action ? `${word(title)}-${word(`right.${action}`)}` : word(title);
}

/** A message, and behind it the right that was missing, where that is known. It may come before the words of the shell. */
export const withMissingRight = (t: Words, message: string, right: string | undefined): string =>
  right ? t('shell:right.missing', { message, right: rightText(t, right), defaultValue: message }) : message;
