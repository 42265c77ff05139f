import type { TFunction } from 'i18next';
import { routes } from '#src/domain/routes/routes.ts';

/** Texts that notices and failures use: those of the login page, and those of the shell once they are loaded. */
export type Words = TFunction<readonly ['common', 'shell']>;

/** The name of a right: its page, and its operation if it has one; the right itself if no page has it. */
export function rightText(t: Words, right: string): string {
  const [path, action] = right.split('_');
  const title = routes.find((route) => route.path === path)?.title;
  if (!title) return right;
  // Keys of the domain; a test checks that each has its text.
  const word = (key: string) => t(`shell:${key}` as 'shell:menu.blank');
  return action ? `${word(title)}-${word(`right.${action}`)}` : word(title);
}

/** A message, followed by the missing right if it is known. Without it until the texts of the shell are loaded. */
export const withMissingRight = (t: Words, message: string, right: string | undefined): string =>
  right ? t('shell:right.missing', { message, right: rightText(t, right), defaultValue: message }) : message;
