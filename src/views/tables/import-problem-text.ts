import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import { problemText } from '#src/views/words/problem-text.ts';

/** A list of more values is cut, and the others are counted. */
const mostListed = 6;

/** The text of an error of a cell, with the allowed values of a choice; of a whole row where `field` is empty. */
export function importProblemText(
  text: (key: string, values?: Record<string, unknown>) => string,
  type: ContentType,
  field: string,
  message: string,
): string {
  if (field === '') return text(message);
  const problem = problemText(text, type, field, message);
  const choices = message === 'msg.choice' ? (fieldNamed(type, field).choices ?? []) : [];
  if (choices.length === 0) return problem;
  const listed = choices.length > mostListed ? choices.slice(0, mostListed - 2) : choices;
  return text(listed.length < choices.length ? 'problem.moreChoices' : 'problem.choices', {
    problem,
    choices: listed.map(({ label }) => text(label)).join(' / '),
    count: choices.length - listed.length,
  });
}
