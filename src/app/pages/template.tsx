import { fromPromise } from 'xstate';
import { addTemplate, fetchTemplate, fetchTemplates, updateTemplate } from '#src/api/templates.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import type { TemplateSave } from '#src/machines/templates/template-context.ts';
import { type TemplateActor, templateMachine } from '#src/machines/templates/template.ts';
import { bindTemplateSteps } from '#src/app/bindings/template-steps.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

/** The page of a version of a scoring template (decision 037). */
export function createTemplateScreen({ http, drafts }: PageWorld): Screen {
  const loadId = randomId();
  const fetchOne = () =>
    fromPromise(({ input, signal }: { input: { id: string }; signal: AbortSignal }) =>
      fetchTemplate(http, input.id, signal),
    );
  return {
    Component: lateScreen(
      async () => {
        const { TemplateScreen } = await imported(() => import('#src/views/templates/template-screen.tsx'));
        return ({ actor }) => <TemplateScreen page={actor as TemplateActor} />;
      },
      'templates',
      'content',
    ),
    logic: templateMachine.provide({
      actors: {
        steps: bindTemplateSteps(http),
        fetchRecord: fetchOne(),
        fetchTheirs: fetchOne(),
        fetchVersions: fromPromise(({ signal }) => fetchTemplates(http, signal)),
        saveRecord: fromPromise(({ input: { id, kind, version, content, attempt } }: { input: TemplateSave }) => {
          const options = { idempotencyKey: `${loadId}.${attempt}` };
          return id === null || version === null
            ? addTemplate(http, kind, content, options)
            : updateTemplate(http, id, version, content, options);
        }),
        findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(({ input: { path, version } }) =>
          Promise.resolve(drafts()?.find(path, version) ?? null),
        ),
      },
    }),
  };
}
