import { safeParse } from 'valibot';
import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { type ContentValues, rulesOf } from '#src/domain/content/rules.ts';
import { type EditorActor, editorMachine } from '#src/machines/editor.ts';
import type { NamedRecord, SaveRequest } from '#src/machines/editor-context.ts';
import { EditorScreen } from '#src/views/content/editor-screen.tsx';
import { randomId } from '../random-id.ts';
import type { PageWorld, Screen } from '../screen.ts';
import { bindReferences } from './references.ts';

/** The page of one record of a content type: the generic editor, its machine bound to the type's calls. */
export async function createEditorScreen({ http, drafts }: PageWorld, type: ContentType): Promise<Screen> {
  await loadTexts('content', ...(type.words ? [type.words] : []));
  const api = createContentApi(http, type);
  const loadId = randomId();

  const named = (answer: Result<ContentRecord>): Result<NamedRecord> =>
    answer.ok ? success({ record: answer.value, title: textOf(answer.value, type.titleField) }) : answer;

  return {
    Component: ({ content }) => <EditorScreen type={type} editor={content as EditorActor} />,
    logic: editorMachine.provide({
      guards: { isComplete: (_, values: ContentValues) => safeParse(rulesOf(type), values).success },
      actors: {
        references: bindReferences(http),
        findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(({ input: { path, version } }) =>
          Promise.resolve(drafts()?.find(path, version) ?? null),
        ),
        fetchRecord: fromPromise(async ({ input, signal }: { input: { id: string }; signal: AbortSignal }) =>
          named(await api.get(input.id, signal)),
        ),
        saveRecord: fromPromise(async ({ input: { base, values, attempt } }: { input: SaveRequest }) => {
          const options = { idempotencyKey: `${loadId}.${attempt}` };
          return named(base ? await api.update(base.id, base.version, values, options) : await api.add(values, options));
        }),
      },
    }),
  };
}
