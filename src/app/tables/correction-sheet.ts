import { commonText } from '#src/i18n/setup.ts';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import type { CheckedRow } from '#src/domain/tables/import-rows.ts';
import type { RowOutcome } from '#src/domain/tables/import-progress.ts';
import type { Sheet } from '#src/domain/tables/table.ts';
import type { UnsavedRows } from '#src/machines/tables/import-context.ts';
import { failureText } from '#src/views/words/failure-text.ts';
import { importProblemText } from '#src/views/tables/import-problem-text.ts';
import { word } from './words.ts';

/** The rows that were not imported, each with the reason, to be corrected and imported again. */
export function correctionSheet(type: ContentType, { table, rows, outcomes }: UnsavedRows): Sheet {
  const byLine = new Map(outcomes.map((outcome) => [outcome.row.line, outcome]));
  const left = rows.filter(
    ({ line, problems }) => (problems.length > 0 || outcomes.length > 0) && byLine.get(line)?.state !== 'added',
  );
  return {
    name: word('left.name'),
    header: [...table.header, word('left.reason')],
    rows: left.map((row) => [
      ...table.header.map((_, column) => row.cells[column] ?? ''),
      reasonOf(type, row, byLine.get(row.line)),
    ]),
  };
}

function reasonOf(type: ContentType, { problems }: CheckedRow, outcome: RowOutcome | undefined): string {
  if (outcome?.state === 'failed') return failureText(commonText, outcome.failure) || word('result.unknown');
  if (outcome) return word('result.waiting');
  return problems
    .map(({ field, message }) =>
      field === ''
        ? word(message)
        : word('problem.named', {
            column: word(fieldNamed(type, field).label),
            problem: importProblemText(word, type, field, message),
          }),
    )
    .join(' ');
}
