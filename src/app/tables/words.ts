import i18next from 'i18next';
import { dayAt } from '#src/domain/platform-time.ts';

/** A word in the language in use, of whichever area has it. */
export const word = (key: string, values: Record<string, unknown> = {}): string =>
  (i18next.t as (key: string, options: object) => string)(key, {
    ...values,
    ns: ['content', 'tables', 'shell', 'common'],
  });

/** Today as file names have it. */
export const today = (): string => dayAt(Date.now());
