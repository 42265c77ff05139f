import type { Consultation } from './consultation.ts';

/** A placeholder in a text that is still to be filled in. */
export interface OpenVariable {
  name: string;
  start: number;
  end: number;
}

/** `{{name}}`, also with blanks inside, and with the full-width braces of a Chinese keyboard. */
const pattern = /[{｛]{2}([^{}｛｝\n]*)[}｝]{2}/g;

/** The variable that the server fills with the visitor’s name when it sends a reply (decision 040). */
const visitorVariable = '咨询人';

/** All variables of a text, in order. */
const variablesIn = (text: string): readonly OpenVariable[] =>
  [...text.matchAll(pattern)].map((match) => ({
    name: (match[1] ?? '').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The placeholders that the person still has to fill, in order: a text that has one must not be sent. */
export const openVariables = (text: string): readonly OpenVariable[] =>
  variablesIn(text).filter(({ name }) => name !== visitorVariable);

/** Whether the server fills in the visitor’s name. */
export const namesVisitor = (text: string): boolean => variablesIn(text).some(({ name }) => name === visitorVariable);

/** A reply with the visitor’s name: in full for the visitor, masked for everybody else. */
export const withVisitor = (text: string, name: string): string => fillTemplate(text, { [visitorVariable]: name });

/** Fills every occurrence of the variables that have a value. The others stay as they are, for the person to see. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(pattern, (whole, name: string) => (Object.hasOwn(values, name.trim()) && values[name.trim()]) || whole);

/** Templates filled with these values, each with what is left to fill in; those that can be sent at once come first. */
export const filledTemplates = <Template extends { text: string }>(
  templates: readonly Template[],
  values: Readonly<Record<string, string>>,
): readonly (Template & { open: readonly OpenVariable[] })[] =>
  templates
    .map((template) => {
      const text = fillTemplate(template.text, values);
      return { ...template, text, open: openVariables(text) };
    })
    .sort((a, b) => a.open.length - b.open.length);

/** The values of the variables that a record provides. The visitor’s name is masked here, so the server fills it in. */
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
export const templateVariables = [visitorVariable, '主题', '基地', '研学', '受理日期', '经办人'] as const;
