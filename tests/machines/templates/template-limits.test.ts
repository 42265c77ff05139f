import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { formOf, writeTemplateDraft } from '#src/domain/scoring/template-form.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { templateStepsMachine, type TemplateRequest } from '#src/machines/templates/steps.ts';
import { templateMachine } from '#src/machines/templates/template.ts';
import type { TemplateSave } from '#src/machines/templates/template-context.ts';
import { templatesMachine } from '#src/machines/templates/templates.ts';
import { notified } from '#tests/machines/support/facts.ts';
import {
  network,
  nothing,
  recordChanged,
  recordsDeleted,
  recordsOutdated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';
import { versionOf } from './versions.ts';

const list = '/set/masterplate';
const path = `${list}/7`;
const fresh = `${list}/new`;
const saved = versionOf('7');
const offered: Draft = { values: writeTemplateDraft({ ...formOf(saved), name: '草稿' }), version: 1, savedAt: 0 };
const typed = { type: 'form.change', change: { do: 'type', field: 'name', text: '新' } } as const;
const locatedAt = (href: string) => ({ type: 'page.located', location: toLocation(href) }) as const;

async function opened(href = path, found: Draft | null = null) {
  const fetchRecord = port<Result<TemplateVersion>, { id: string }>();
  const fetchTheirs = port<Result<TemplateVersion>, { id: string }>();
  const saveRecord = port<Result<TemplateVersion | null>, TemplateSave>();
  const machine = templateMachine.provide({
    actors: {
      fetchRecord: fetchRecord.logic,
      fetchTheirs: fetchTheirs.logic,
      saveRecord: saveRecord.logic,
      findDraft: fromPromise(() => Promise.resolve(found)),
    },
  });
  const running = run(machine, { tabId: 'tab2', location: toLocation(href) });
  if (href !== fresh) await fetchRecord.answer(success(saved));
  await settled();
  taken(running.facts);
  const context = () => running.actor.getSnapshot().context;
  /** Sends the typed changes and answers with this. */
  const answered = async (answer: Result<TemplateVersion | null>) => {
    running.actor.send(typed);
    running.actor.send({ type: 'save' });
    await saveRecord.answer(answer);
  };
  const notices = () => running.facts.filter(({ type }) => type === 'notice');
  return { ...running, answered, context, fetchRecord, fetchTheirs, notices };
}

test.each([path, fresh])('an offered draft at %s blocks typing and other choices', async (href) => {
  const { actor, context } = await opened(href, offered);
  const before = context();
  actor.send(typed);
  actor.send({ type: 'kind.choose', kind: 'common' });
  expect(context()).toEqual(before);
  expect(before.draft).toEqual(offered);
});

test('the kind of an existing template cannot be changed', async () => {
  const { actor, context } = await opened();
  actor.send({ type: 'kind.choose', kind: 'common' });
  expect(context().kind).toBe('other');
});

test.each([
  ['without an answer to the save of a version', path, network],
  ['when a new template is refused', fresh, refused],
])(
  '%s there is nothing to compare with: the failure is reported, and the typed text stays',
  async (_, href, answer) => {
    const { answered, context, fetchTheirs, notices, value } = await opened(href);
    await answered(answer);
    expect([value(), context().form.name, fetchTheirs.calls, notices()]).toEqual([
      { editing: 'resting' },
      '新',
      [],
      [notified({ code: 'failure', failure: answer.failure })],
    ]);
  },
);

test.each([
  ['the version is unchanged', success(saved)],
  ['the current version is unknown', network],
])('refused while %s: the refusal is reported, and the same version is still edited', async (_, answer) => {
  const { answered, context, fetchTheirs, notices, value } = await opened();
  await answered(refused);
  await fetchTheirs.answer(answer);
  expect([value(), context().templateId, context().saved, notices()]).toEqual([
    { editing: 'resting' },
    '7',
    saved,
    [notified({ code: 'failure', failure: refused.failure })],
  ]);
});

test('a page shown again fetches the version, unless something is typed', async () => {
  const { actor, fetchRecord } = await opened();
  actor.send(locatedAt(path));
  const asked = fetchRecord.inputs();
  await fetchRecord.answer(success(saved));
  actor.send(typed);
  actor.send(locatedAt(path));
  expect([asked, fetchRecord.calls.length]).toEqual([[{ id: '7' }, { id: '7' }], 2]);
});

test('a new template fetches nothing, and changes of other lists are ignored', async () => {
  const made = await opened(fresh);
  for (const event of [locatedAt(fresh), recordsOutdated(list, '7'), recordsDeleted(list, '7')]) made.actor.send(event);
  const { actor, fetchRecord } = await opened();
  for (const event of [recordsOutdated('/elsewhere', '7'), recordsDeleted('/elsewhere', '7')]) actor.send(event);
  expect([made.fetchRecord.calls.length, fetchRecord.calls.length]).toEqual([0, 1]);
});

test.each([
  [recordChanged('/elsewhere'), recordChanged(list)],
  [recordsDeleted('/elsewhere', '7'), recordsDeleted(list, '7')],
  [recordsOutdated('/elsewhere', '7'), recordsOutdated(list, '7')],
])('the list of templates is fetched again only after its own changes', async (others, own) => {
  const fetchTemplates = port<Result<readonly TemplateVersion[]>>();
  const machine = templatesMachine.provide({ actors: { fetchTemplates: fetchTemplates.logic } });
  const { actor } = run(machine, { tabId: 'tab1', location: toLocation(list) });
  await fetchTemplates.answer(success([saved]));
  actor.send(others);
  const before = fetchTemplates.calls.length;
  actor.send(own);
  expect([before, fetchTemplates.calls.length]).toEqual([1, 2]);
});

test.each([
  ['an unconfirmed step keeps its question', 'enforce', nothing, 'asking', 0],
  ['a step without an answer is reported', 'enforce', network, 'idle', 1],
  ['an unconfirmed copy has no question to keep', 'copy', nothing, 'idle', 0],
] as const)('%s', async (_, work, answer, state, notices) => {
  const carryOut = port<Result<TemplateVersion | null>, TemplateRequest>();
  const { actor, facts, value } = run(templateStepsMachine.provide({ actors: { carryOut: carryOut.logic } }));
  if (work === 'copy') actor.send({ type: 'version.copy', version: saved });
  else actor.send({ type: 'step.ask', do: work, version: saved });
  actor.send({ type: 'step.confirm' });
  await carryOut.answer(answer);
  expect([value(), facts.length]).toEqual([state, notices]);
});
