import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { formOf, writeTemplateDraft } from '#src/domain/scoring/template-form.ts';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { isEditable, isTemplateChanged, type TemplateSave } from '#src/machines/templates/template-context.ts';
import { templateMachine } from '#src/machines/templates/template.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import {
  missing,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';
import { smallContent, versionOf } from './versions.ts';

const list = '/set/masterplate';
const path = `${list}/7`;
const fresh = `${list}/new`;
/** The address of the draft that continues as a new version. */
const goneOn = `${fresh}?of=7`;
const inputAt = (href: string) => ({ tabId: 'tab2', location: toLocation(href) });
const saved = versionOf('7');
const newer = versionOf('7', { version: 2, note: '别人的' });
const closed = versionOf('7', { version: 2, status: 'inForce' });
const draft: Draft = { values: writeTemplateDraft({ ...formOf(saved), name: '草稿' }), version: 1, savedAt: 0 };
const name = (text: string) => ({ type: 'form.change', change: { do: 'type', field: 'name', text } }) as const;

const model = {
  events: {
    'form.change': [name('新'), name('')],
    'kind.choose': [{ type: 'kind.choose', kind: 'common' }],
    save: [{ type: 'save' }],
    'mine.keep': [{ type: 'mine.keep' }],
    'theirs.take': [{ type: 'theirs.take' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    'page.located': [path, goneOn].map((href) => ({ type: 'page.located' as const, location: toLocation(href) })),
    'records.changed': [recordChanged(list)],
    'records.deleted': [recordsDeleted(list, '7')],
    'records.outdated': [recordsOutdated(list, '7'), recordsOutdated('/elsewhere', '7')],
    'records.operated': [recordsOperated(list, ['7'])],
  },
  answers: {
    fetchRecord: [success(saved), success(closed), missing, network],
    fetchTheirs: [success(newer), success(closed), success(saved), missing, network],
    fetchVersions: [success([saved, closed]), network],
    findDraft: [null, draft],
    saveRecord: [success(versionOf('7', { version: 3 })), success(null), refused, network],
  },
  situation: ({ context: { templateId, saved: held, form, draft: offered, theirs } }) => [
    templateId,
    held?.status,
    form.name === '' ? '' : form.name === held?.name,
    offered !== null,
    theirs?.status,
  ],
  invariant: ({ context, value }) => {
    expect(context.theirs !== null).toBe(value === 'conflict');
    // Typed text can always be saved: it never belongs to a read-only version.
    expect(isEditable(context) || !isTemplateChanged(context)).toBe(true);
  },
} satisfies Model<typeof templateMachine>;

async function opened(
  href = path,
  {
    record = saved,
    found = null,
    versions = success([record]),
  }: { record?: TemplateVersion; found?: Draft | null; versions?: Result<readonly TemplateVersion[]> } = {},
) {
  const fetchRecord = port<Result<TemplateVersion>, { id: string }>();
  const fetchTheirs = port<Result<TemplateVersion>, { id: string }>();
  const saveRecord = port<Result<TemplateVersion | null>, TemplateSave>();
  const running = run(
    templateMachine.provide({
      actors: {
        fetchRecord: fetchRecord.logic,
        fetchTheirs: fetchTheirs.logic,
        saveRecord: saveRecord.logic,
        fetchVersions: fromPromise(() => Promise.resolve(versions)),
        findDraft: fromPromise(() => Promise.resolve(found)),
      },
    }),
    inputAt(href),
  );
  if (!href.startsWith(fresh)) await fetchRecord.answer(success(record));
  await settled();
  taken(running.facts);
  const context = () => running.actor.getSnapshot().context;
  return { ...running, context, fetchRecord, fetchTheirs, saveRecord };
}

const notSaved = { type: 'page.notSaved', id: 'tab2' };
const unsaved = (is: boolean) => ({ type: 'page.unsaved', id: 'tab2', unsaved: is });

describe('the page of a version of a template (decision 037)', () => {
  describeModel(templateMachine, { ...model, input: inputAt(path) }, { ...model, input: inputAt(fresh) });

  test('a draft is edited and saved with the version of its base', async () => {
    const { actor, context, saveRecord, value } = await opened();
    actor.send(name('新'));
    actor.send({ type: 'save' });
    expect([value(), saveRecord.inputs()]).toEqual([
      'saving',
      [{ id: '7', kind: 'other', version: 1, content: { ...smallContent, name: '新' }, attempt: expect.any(String) }],
    ]);
    await saveRecord.answer(success(versionOf('7', { version: 2, name: '新' })));
    expect([context().saved?.version, context().form.name]).toEqual([2, '新']);
  });

  test('W1.16: a version that is or was in force is read-only, and a save sends nothing', async () => {
    for (const status of ['inForce', 'retired'] as const) {
      const { actor, context, facts, saveRecord } = await opened(path, { record: versionOf('7', { status }) });
      actor.send(name('新'));
      actor.send({ type: 'save' });
      actor.send({ type: 'work.save' });
      expect([context().form.name, saveRecord.calls.length, taken(facts)]).toEqual(['评分表', 0, [notSaved]]);
    }
  });

  test('unreadable entries are not sent, and the form shows them', async () => {
    const { actor, context, saveRecord } = await opened();
    actor.send({
      type: 'form.change',
      change: { do: 'typeItem', of: { list: 'groups' }, index: 0, field: 'points', text: '1,5' },
    });
    actor.send({ type: 'save' });
    expect([context().failedChecks, saveRecord.calls.length, context().form.groups[0]?.points]).toEqual([1, 0, '1,5']);
  });

  test('a new item never gets a code that was removed here or exists in a related version', async () => {
    const grown = (kind: TemplateKind, code: string) =>
      versionOf('3', { kind, groups: [...smallContent.groups, { code, name: '旧', points: 0, criteria: [] }] });
    const foreign = versionOf('4', { groups: [{ code: 'T', name: '外', points: 0, criteria: [] }] });
    const others = success([saved, grown('other', 'F'), grown('common', 'S'), foreign]);
    for (const [versions, codes] of [
      [others, ['G']],
      [network, ['B']],
    ] as const) {
      const { actor, context } = await opened(path, { versions });
      actor.send({ type: 'form.change', change: { do: 'remove', of: { list: 'groups' }, index: 0 } });
      actor.send({ type: 'form.change', change: { do: 'add', of: { list: 'groups' } } });
      expect(context().form.groups.map(({ code }) => code)).toEqual(codes);
    }
  });

  test('a new template is the first of its kind', async () => {
    const { actor, saveRecord } = await opened(fresh);
    actor.send({ type: 'kind.choose', kind: 'common' });
    actor.send(name('通用表'));
    actor.send({ type: 'save' });
    expect(saveRecord.inputs().map(({ id, kind, version, content }) => [id, kind, version, content.name])).toEqual([
      [null, 'common', null, '通用表'],
    ]);
  });

  test('the draft of an earlier visit is offered, unless the version is read-only', async () => {
    const { actor, context } = await opened(path, { found: draft });
    expect(context().draft).toEqual(draft);
    actor.send({ type: 'draft.taken' });
    expect([context().draft, context().form.name]).toEqual([null, '草稿']);
    const later = await opened(path, { record: closed, found: draft });
    expect(later.context().draft).toEqual(null);
  });

  test('a draft restored after its version came into force becomes a new version of its kind', async () => {
    const { actor, context, facts, fetchRecord, saveRecord, value } = await opened(path, { found: draft });
    actor.send(recordsOutdated(list, '7'));
    await fetchRecord.answer(success(closed));
    expect([context().saved?.status, context().draft]).toEqual(['inForce', draft]);
    taken(facts);
    actor.send({ type: 'draft.taken' });
    expect([value(), context().templateId, context().saved, context().form.name]).toEqual([
      { editing: 'resting' },
      null,
      null,
      '草稿',
    ]);
    expect(taken(facts)).toEqual([
      { type: 'draft.dropped', path },
      expect.objectContaining({ type: 'draft.noted', path: goneOn }),
      unsaved(true),
    ]);
    actor.send({ type: 'work.save' });
    expect(saveRecord.inputs().map(({ id, kind, content }) => [id, kind, content.name])).toEqual([
      [null, 'other', '草稿'],
    ]);
  });

  test('after a save by another user mine is applied to theirs, or theirs is accepted', async () => {
    for (const answer of ['mine.keep', 'theirs.take'] as const) {
      const { actor, context, fetchTheirs, saveRecord, value } = await opened();
      actor.send(name('新'));
      actor.send({ type: 'save' });
      await saveRecord.answer(refused);
      await fetchTheirs.answer(success(newer));
      expect(value()).toEqual('conflict');
      actor.send({ type: answer });
      expect([saveRecord.inputs().map(({ id, version }) => [id, version]), context().form.name]).toEqual(
        answer === 'mine.keep'
          ? [
              [
                ['7', 1],
                ['7', 2],
              ],
              '新',
            ]
          : [[['7', 1]], '评分表'],
      );
    }
  });

  test('W1.16: if the version came into force in the meantime, the form becomes a new version of its kind', async () => {
    const { actor, facts, fetchTheirs, saveRecord } = await opened();
    actor.send(name('新'));
    actor.send({ type: 'save' });
    await saveRecord.answer(refused);
    await fetchTheirs.answer(success(closed));
    taken(facts);
    actor.send({ type: 'mine.keep' });
    expect(saveRecord.inputs().at(-1)).toEqual({
      id: null,
      kind: 'other',
      version: null,
      content: { ...smallContent, name: '新' },
      attempt: expect.any(String),
    });
    expect(taken(facts).slice(0, 2)).toEqual([
      { type: 'draft.dropped', path },
      expect.objectContaining({ type: 'draft.noted', path: goneOn }),
    ]);
  });

  test('if the version was deleted in the meantime, the typed text stays, and saving creates a new one', async () => {
    const { actor, context, facts, fetchTheirs, saveRecord, value } = await opened();
    actor.send(name('新'));
    actor.send({ type: 'save' });
    taken(facts);
    await saveRecord.answer(missing);
    await fetchTheirs.answer(missing);
    expect([value(), context().templateId, context().form.name]).toEqual([{ editing: 'resting' }, null, '新']);
    expect(taken(facts)).toEqual([
      notified({ code: 'failure', failure: missing.failure }),
      { type: 'draft.dropped', path },
      expect.objectContaining({ type: 'draft.noted', path: goneOn }),
      notSaved,
      unsaved(true),
    ]);
  });

  test('a form that becomes a new version keeps the draft of the page for new templates', async () => {
    const { actor, facts, fetchTheirs, saveRecord } = await opened();
    actor.send(name('新'));
    actor.send({ type: 'save' });
    await saveRecord.answer(missing);
    await fetchTheirs.answer(missing);
    actor.send({ type: 'save' });
    await saveRecord.answer(success(versionOf('8', { name: '新' })));
    const paths = facts.flatMap((fact) => (fact.type.startsWith('draft.') && 'path' in fact ? [fact.path] : []));
    expect([paths.includes(fresh), paths.at(-1)]).toEqual([false, goneOn]);
    expect(facts).toContainEqual({ type: 'tab.moved', id: 'tab2', path: `${list}/8`, subject: '新 V1' });
  });

  test('its draft is offered at its own address, even if a blank page for new templates is open', async () => {
    const at = await opened(goneOn, { found: draft });
    expect(at.context()).toMatchObject({ path: goneOn, templateId: null, draft });
    const blank = await opened(fresh);
    expect(blank.context().path).toEqual(fresh);
    blank.actor.send({ type: 'page.located', location: toLocation(goneOn) });
    expect([blank.value(), blank.context().path]).toEqual(['recalling', goneOn]);
    const typing = await opened(fresh);
    typing.actor.send(name('新'));
    typing.actor.send({ type: 'page.located', location: toLocation(goneOn) });
    expect([typing.value(), typing.context().path]).toEqual([{ editing: 'resting' }, fresh]);
  });

  test('changes by others are shown immediately if nothing is typed', async () => {
    const { actor, context, fetchRecord } = await opened();
    actor.send(recordsOutdated(list, '7'));
    await fetchRecord.answer(success(closed));
    expect(context().saved?.status).toEqual('inForce');
    const typing = await opened();
    typing.actor.send(name('新'));
    typing.actor.send(recordsOutdated(list, '7'));
    expect(typing.fetchRecord.calls.length).toEqual(1);
  });
});
