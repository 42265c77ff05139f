import type { Consultation } from './consultation.ts';

/** A placeholder in a text that is still to be filled in. */
export interface OpenVariable {
  name: string;
  start: number;
  end: number;
}

/** `{{name}}`, also with blanks inside, and with the full-width braces of a Chinese keyboard. */
const pattern = /[{｛]{2}([^{}｛｝\n]*)[}｝]{2}/g;

/** The unfilled placeholders of a text, in order: a text that has one must not be sent. */
export const openVariables = (text: string): readonly OpenVariable[] =>
  [...text.matchAll(pattern)].map((match) => ({
    name: (match[1] ?? '').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Fills every occurrence of the variables that have a value. The others stay as they are, for the person to see. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(pattern, (whole, name: string) => (Object.hasOwn(values, name.trim()) && values[name.trim()]) || whole);

/**
 * The values of the variables that a record provides. `咨询人` is left for the person to type: the visitor’s name is masked,
 * and a revealed one would get into a draft.
 */
export const templateValues = (
  { about, receivedTime, title }: Pick<Consultation, 'about' | 'receivedTime' | 'title'>,
  officer: string,
): Readonly<Record<string, string>> => ({
  主题: title,
  经办人: officer,
  受理日期: receivedTime.slice(0, 10),
  ...(about && { [about.path === '/home/scienceJourney' ? '研学' : '基地']: about.title }),
});

/** The variables that templates may use; others are shown as unknown. */
export const templateVariables = ['咨询人', '主题', '基地', '研学', '受理日期', '经办人'] as const;
