import { templateCollection } from '#mocks/store/collections.ts';
import { templatesPath } from '#src/domain/scoring/template-version.ts';
import type { AskedStep, TemplateStepsActor } from '#src/machines/templates/steps.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import type { UndrawnApp } from '#tests/flows/support/undrawn-app.ts';
import { countOf, rowsOf, write } from './write.ts';
import { templateRows } from '#tests/support/seed.ts';

const account = 'admin';
const name = '森林体验基地评分表（修订）';

/** A version in draft. */
const draft = templateRows.find(({ status }) => status === 'draft')?.id ?? '';

const typeName = (page: TemplateActor) =>
  page.send({ type: 'form.change', change: { do: 'type', field: 'name', text: name } });
const formOf = (page: TemplateActor) => page.getSnapshot().context.form;
const save = (page: TemplateActor) => page.send({ type: 'save' });

const stepsOf = (app: UndrawnApp) =>
  (app.page() as TemplateActor).getSnapshot().children.steps as unknown as TemplateStepsActor;

/** A step of the whole version, after its dialog. */
const step = (done: AskedStep, count: Parameters<typeof write>[0]['count']) =>
  write<TemplateStepsActor>({
    name: `a template: ${done}`,
    url: `${templatesPath}/${draft}`,
    account,
    path: `${templatesPath}/${done}`,
    successNotices: ['record.changed'],
    actorOf: stepsOf,
    save(steps, app) {
      const { saved } = (app.page() as TemplateActor).getSnapshot().context;
      if (!saved) return;
      steps.send({ type: 'step.ask', do: done, version: saved });
      steps.send({ type: 'step.confirm' });
    },
    count,
  });

export const templateWrites = [
  write<TemplateActor>({
    name: 'a template',
    url: `${templatesPath}/${draft}`,
    account,
    path: `${templatesPath}/update`,
    type: typeName,
    save,
    typed: formOf,
    count: async (server) => (await rowsOf(server, templateCollection)).find(({ id }) => id === draft)?.version ?? 0,
  }),
  write<TemplateActor>({
    name: 'a new template',
    url: `${templatesPath}/new`,
    account,
    path: `${templatesPath}/add`,
    type: typeName,
    save,
    typed: formOf,
    count: (server) => countOf(server, templateCollection, (row) => row.name === name),
  }),
  step('enforce', (server) =>
    countOf(server, templateCollection, (row) => row.id === draft && row.status === 'inForce'),
  ),
  step('del', async (server) => -(await rowsOf(server, templateCollection)).length),
];
