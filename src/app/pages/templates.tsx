import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchTemplates } from '#src/api/templates.ts';
import { templatesMachine } from '#src/machines/templates/templates.ts';
import { bindTemplateSteps } from '#src/app/bindings/template-steps.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';

/** The list of scoring templates (decision 037). */
export const createTemplatesScreen = ({ http }: PageWorld) =>
  screen({
    view: async () => (await imported(() => import('#src/views/templates/templates-screen.tsx'))).TemplatesScreen,
    texts: ['templates', 'content'],
    machine: bound(http),
  });

/** Two versions of a template side by side. */
export const createTemplateComparisonScreen = ({ http }: PageWorld) =>
  screen({
    view: async () => (await imported(() => import('#src/views/templates/comparison-screen.tsx'))).ComparisonScreen,
    texts: ['templates', 'content'],
    machine: bound(http),
  });

const bound = (http: Http) =>
  templatesMachine.provide({
    actors: {
      steps: bindTemplateSteps(http),
      fetchTemplates: fromPromise(({ signal }) => fetchTemplates(http, signal)),
    },
  });
