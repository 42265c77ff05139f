import i18next from 'i18next';
import { dayAt } from '#src/domain/platform-time.ts';

/** A text in the current language, from the first of these namespaces that has it. */
export const word = (key: string, values: Record<string, unknown> = {}): string =>
  (i18next.t as (key: string, options: object) => string)(key, {
    ...values,
    ns: ['content', 'tables', 'editor', 'shell', 'common'],
  });

/** Today, in the format of file names. */
export const today = (): string => dayAt(Date.now());
