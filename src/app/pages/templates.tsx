import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchTemplates } from '#src/api/templates.ts';
import { type TemplatesActor, templatesMachine } from '#src/machines/templates/templates.ts';
import { bindTemplateSteps } from '#src/app/bindings/template-steps.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

/** The list of scoring templates (decision 037). */
export const createTemplatesScreen = ({ http }: PageWorld): Screen => ({
  Component: lateScreen(
    async () => {
      const { TemplatesScreen } = await imported(() => import('#src/views/templates/templates-screen.tsx'));
      return ({ actor }) => <TemplatesScreen templates={actor as TemplatesActor} />;
    },
    'templates',
    'content',
  ),
  logic: bound(http),
});

/** Two versions of a template side by side. */
export const createTemplateComparisonScreen = ({ http }: PageWorld): Screen => ({
  Component: lateScreen(
    async () => {
      const { ComparisonScreen } = await imported(() => import('#src/views/templates/comparison-screen.tsx'));
      return ({ actor }) => <ComparisonScreen templates={actor as TemplatesActor} />;
    },
    'templates',
    'content',
  ),
  logic: bound(http),
});

const bound = (http: Http) =>
  templatesMachine.provide({
    actors: {
      steps: bindTemplateSteps(http),
      fetchTemplates: fromPromise(({ signal }) => fetchTemplates(http, signal)),
    },
  });
