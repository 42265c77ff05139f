import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type EditorActor, editorMachine, type NamedRecord, type SaveRequest } from '#src/machines/editor.ts';
import { EditorScreen } from '#src/views/content/editor-screen.tsx';
import { randomId } from '../random-id.ts';
import type { PageWorld, Screen } from '../screen.ts';
import { bindBases } from './bases.ts';

/** The page of one record of a content type: the generic editor, its machine bound to the type's calls. */
export async function createEditorScreen({ http }: PageWorld, type: ContentType): Promise<Screen> {
  await loadTexts('content');
  const api = createContentApi(http, type);
  const loadId = randomId();

  const named = (answer: Result<ContentRecord>): Result<NamedRecord> =>
    answer.ok ? success({ record: answer.value, title: textOf(answer.value, type.titleField) }) : answer;

  return {
    Component: ({ content }) => <EditorScreen type={type} editor={content as EditorActor} />,
    logic: editorMachine.provide({
      actors: {
        bases: bindBases(http),
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
