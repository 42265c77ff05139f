import { fromPromise } from 'xstate';
import { addTemplate, fetchTemplate, fetchTemplates, updateTemplate } from '#src/api/templates.ts';
import { templateMachine } from '#src/machines/templates/template.ts';
import { bindTemplateSteps } from '#src/app/bindings/template-steps.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The page of a version of a scoring template (decision 037). */
export function createTemplateScreen({ http, drafts }: PageWorld) {
  const keyOf = createWriteKeys();
  const fetchOne = () =>
    fromPromise(({ input, signal }: { input: { id: string }; signal: AbortSignal }) =>
      fetchTemplate(http, input.id, signal),
    );
  return screen({
    view: async () => (await imported(() => import('#src/views/templates/template-screen.tsx'))).TemplateScreen,
    texts: ['templates', 'content'],
    machine: templateMachine.provide({
      actors: {
        steps: bindTemplateSteps(http),
        fetchRecord: fetchOne(),
        fetchTheirs: fetchOne(),
        fetchVersions: fromPromise(({ signal }) => fetchTemplates(http, signal)),
        saveRecord: fromPromise(({ input: { id, kind, version, content, attempt } }) => {
          const options = keyOf(attempt);
          return id === null || version === null
            ? addTemplate(http, kind, content, options)
            : updateTemplate(http, id, version, content, options);
        }),
        findDraft: bindFindDraft(drafts),
      },
    }),
  });
}
