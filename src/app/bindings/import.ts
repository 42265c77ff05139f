import { fromPromise } from 'xstate';
import { createContentApi, fetchOptions } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import { toFileTable } from '#src/domain/tables/file-table.ts';
import { type ColumnMatch, importFields, matchColumns, missingFields } from '#src/domain/tables/import-columns.ts';
import {
  type CheckedRow,
  createRowCheck,
  type FileTable,
  type FoundReference,
  referencedNames,
} from '#src/domain/tables/import-rows.ts';
import { proposeColumns, withChoices } from '#src/domain/tables/propose-columns.ts';
import { templateSheets } from '#src/domain/tables/template.ts';
import { fetchTextsOfAll } from '#src/i18n/texts-of-all.ts';
import { importMachine } from '#src/machines/tables/import.ts';
import type { ImportedBefore, MatchedHeadings, ReadFile } from '#src/machines/tables/import-context.ts';
import { download } from '#src/app/tables/download.ts';
import { correctionSheet } from '#src/app/tables/correction-sheet.ts';
import type { HeadingStore } from '#src/app/stores/heading-store.ts';
import { readTable } from '#src/app/tables/read-table.ts';
import { today, word } from '#src/app/tables/words.ts';
import { writeTable } from '#src/app/tables/write-table.ts';

/** The earlier imports of this account into the list, and its choices for foreign headings. */
interface Memory {
  importedBefore: (table: FileTable) => ImportedBefore | null;
  headings: HeadingStore;
}

/** The import of a content type. */
export function bindImport(http: Http, type: ContentType, { importedBefore, headings }: Memory) {
  const api = createContentApi(http, type);
  const keys = importFields(type).flatMap(({ label, choices = [] }) => [
    label,
    ...choices.map((choice) => choice.label),
  ]);
  const title = () => word(matchRoute(type.path)?.route.title ?? '');

  return importMachine.provide({
    actions: {
      rememberHeadings: (_, { header, proposals, match }: MatchedHeadings) =>
        headings.write(withChoices(headings.read(), header, proposals, match)),
    },
    guards: { isComplete: (_, match: ColumnMatch) => missingFields(type, match).length === 0 },
    actors: {
      writeTemplate: fromPromise(async ({ signal }) => {
        const names = new Map<string, string>();
        for (const { to } of importFields(type)) {
          if (to === undefined || names.has(to)) continue;
          const found = await fetchOptions(http, to, '', signal);
          names.set(to, (found.ok && found.value[0]?.name) || '');
        }
        const sheets = templateSheets(type, { word, referenceTo: (path) => names.get(path) ?? '' });
        download(await writeTable(sheets, 'xlsx', signal), tableFileName([title(), word('template.name')], 'xlsx'));
      }),
      readFile: fromPromise(async ({ input: { file, choice } }): Promise<ReadFile> => {
        const wordsOf = await fetchTextsOfAll(keys);
        const fit = (titles: readonly string[]) => matchColumns(type, titles, wordsOf).filter(Boolean).length;
        const sheets = await readTable(file, fit);
        if ('problem' in sheets) return sheets;
        const found = toFileTable(file.name, sheets, choice, { fit, exampleMarks: wordsOf('template.mark') });
        if ('problem' in found) return found;
        const { table } = found;
        const proposals = proposeColumns(type, table.header, wordsOf, headings.read());
        return { ...found, proposals, before: importedBefore(table) };
      }),
      checkRows: fromPromise(async ({ input: { table, match }, signal }) => {
        const [found, wordsOf] = await Promise.all([
          findReferences(http, referencedNames(type, match, table.rows), signal),
          fetchTextsOfAll(keys),
        ]);
        if (!found.ok) return found;
        const check = createRowCheck({
          type,
          match,
          wordsOf,
          findReference: (to, name) => found.value.get(keyOf(to, name)) ?? 'none',
        });
        const rows: CheckedRow[] = [];
        for (const row of table.rows) {
          rows.push(check(row));
          if (rows.length % rowsAtOnce === 0) await pause();
        }
        return success<readonly CheckedRow[]>(rows);
      }),
      addRow: fromPromise(({ input: { values, key } }) => api.add(values, { idempotencyKey: key })),
      writeLeft: fromPromise(async ({ input, signal }) => {
        const name = tableFileName([title(), word('left.name'), today()], 'xlsx');
        download(await writeTable([correctionSheet(type, input)], 'xlsx', signal), name);
      }),
    },
  });
}

/** The rows checked at once; few enough for the page to stay responsive. */
const rowsAtOnce = 200;

/** How many names are looked up in parallel. */
const namesAtOnce = 6;

/** Looks up each name once: the only record with exactly this name or id. */
async function findReferences(
  http: Http,
  wanted: readonly { to: string; name: string }[],
  signal: AbortSignal,
): Promise<Result<Map<string, FoundReference>>> {
  const found = new Map<string, FoundReference>();
  for (let start = 0; start < wanted.length; start += namesAtOnce) {
    const part = wanted.slice(start, start + namesAtOnce);
    const answers = await Promise.all(
      part.map(async ({ to, name }) => ({ to, name, answer: await fetchOptions(http, to, name, signal) })),
    );
    for (const { to, name, answer } of answers) {
      if (!answer.ok) return answer;
      const [first, second] = answer.value.filter((option) => option.name.trim() === name || option.id === name);
      found.set(keyOf(to, name), second ? 'several' : first ? { id: first.id } : 'none');
    }
  }
  return success(found);
}

const keyOf = (to: string, name: string): string => `${to}\n${name}`;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
