import { describe, expect, test } from 'vitest';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import {
  type ReadTemplate,
  type TemplateFile,
  type TemplateRequest,
  templateStepsMachine,
} from '#src/machines/templates/steps.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { network, nothing, refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';
import { smallContent, versionOf } from './versions.ts';

const path = '/set/masterplate';
const draft = versionOf('7');
const newer = versionOf('7', { version: 2, note: '别人的' });
const conflict = failed({ kind: 'refused', code: 409, message: '模板已被他人修改，请刷新后重试', reason: 'conflict' });
const file: TemplateFile = { name: '表.json', size: 10, text: () => Promise.resolve('{}') };
const read: ReadTemplate = { template: { kind: 'other', content: smallContent } };

const model = {
  events: {
    'step.ask': [{ type: 'step.ask', do: 'enforce', version: draft }],
    'step.confirm': [{ type: 'step.confirm' }],
    'step.cancel': [{ type: 'step.cancel' }],
    'version.copy': [{ type: 'version.copy', version: draft }],
    'version.export': [{ type: 'version.export', version: draft }],
    'file.chosen': [{ type: 'file.chosen', file }],
    'file.dismiss': [{ type: 'file.dismiss' }],
  },
  answers: {
    carryOut: [success(draft), success(null), refused, conflict, nothing, network],
    fetchVersion: [success(newer), success(draft), success({ ...newer, status: 'inForce' }), network],
    readFile: [read, { fault: 'notTemplate' }],
    writeFile: [undefined],
  },
  situation: ({ context: { work, overtaken, unsettled, fault } }) => [
    work?.do,
    overtaken !== null,
    unsettled?.do,
    fault,
  ],
} satisfies Model<typeof templateStepsMachine>;

function steps() {
  const carryOut = port<Result<TemplateVersion | null>, TemplateRequest>();
  const fetchVersion = port<Result<TemplateVersion>, { id: string }>();
  const readFile = port<ReadTemplate, TemplateFile>();
  const writeFile = port<unknown, TemplateVersion>();
  const actors = {
    carryOut: carryOut.logic,
    fetchVersion: fetchVersion.logic,
    readFile: readFile.logic,
    writeFile: writeFile.logic,
  };
  const running = run(templateStepsMachine.provide({ actors }));
  return { ...running, carryOut, fetchVersion, readFile, writeFile };
}

const outdated = (...ids: string[]) => ({ type: 'records.outdated', path, ids });
const attempts = (calls: { inputs: () => readonly TemplateRequest[] }) =>
  calls.inputs().map(({ attempt }) => attempt.split('.').at(-1));

describe('steps with whole versions (decision 037)', () => {
  describeModel(templateStepsMachine, model);

  test.each([
    ['enforce', 'enable', outdated('7')],
    ['retire', 'disable', outdated('7')],
    ['del', 'delete', { type: 'records.deleted', path, ids: ['7'] }],
  ] as const)('%s asks first, then notifies the pages with versions', async (step, operation, fact) => {
    const { actor, carryOut, facts } = steps();
    actor.send({ type: 'step.ask', do: step, version: draft });
    expect(carryOut.calls.length).toEqual(0);
    actor.send({ type: 'step.confirm' });
    expect(carryOut.inputs()).toEqual([{ do: step, version: draft, attempt: expect.any(String) }]);
    await carryOut.answer(success(draft));
    expect(taken(facts)).toEqual([notified({ code: 'record.changed', operation, title: '评分表' }), fact]);
  });

  test('a copy creates a new draft and opens it', async () => {
    const { actor, carryOut, facts } = steps();
    actor.send({ type: 'version.copy', version: draft });
    expect(carryOut.inputs()).toEqual([
      { do: 'add', kind: 'other', content: smallContent, attempt: expect.any(String) },
    ]);
    await carryOut.answer(success(versionOf('8')));
    expect(taken(facts)).toEqual([
      notified({ code: 'record.saved' }),
      outdated('8'),
      { type: 'navigation.requested', href: `${path}/8`, replace: false },
    ]);
  });

  test('a copy without an answer keeps its key when it is sent again, also after another copy (decision 043)', async () => {
    const { actor, carryOut } = steps();
    const copy = (version: TemplateVersion) => actor.send({ type: 'version.copy', version });
    copy(draft);
    await carryOut.answer(network);
    copy(draft);
    await carryOut.answer(network);
    copy(versionOf('9', { name: '另一份' }));
    await carryOut.answer(success(null));
    copy(draft);
    expect(attempts(carryOut)).toEqual(['1', '1', '2', '1']);
  });

  test('what was deleted can be added again: the add without an answer is a new write after a deletion', async () => {
    const { actor, carryOut } = steps();
    const copy = () => actor.send({ type: 'version.copy', version: draft });
    copy();
    await carryOut.answer(network);
    actor.send({ type: 'step.ask', do: 'del', version: versionOf('8') });
    actor.send({ type: 'step.confirm' });
    await carryOut.answer(success(null));
    copy();
    expect(attempts(carryOut)).toEqual(['1', '2', '3']);
  });

  test('a refusal is reported, and the shown versions are fetched again', async () => {
    const { actor, carryOut, facts, value } = steps();
    actor.send({ type: 'step.ask', do: 'enforce', version: draft });
    actor.send({ type: 'step.confirm' });
    await carryOut.answer(refused);
    expect({ state: value(), facts: taken(facts) }).toEqual({
      state: 'idle',
      facts: [notified({ code: 'failure', failure: refused.failure }), outdated()],
    });
  });

  test.each(['enforce', 'del'] as const)(
    '%s of a version changed by another user asks again with the current version',
    async (step) => {
      const { actor, carryOut, facts, fetchVersion, value } = steps();
      actor.send({ type: 'step.ask', do: step, version: draft });
      actor.send({ type: 'step.confirm' });
      await carryOut.answer(conflict);
      expect([value(), fetchVersion.inputs()]).toEqual(['renewing', [{ id: '7' }]]);
      await fetchVersion.answer(success(newer));
      expect([value(), actor.getSnapshot().context]).toMatchObject([
        'asking',
        { work: { do: step, version: newer }, overtaken: draft },
      ]);
      expect(taken(facts)).toEqual([outdated()]);
      actor.send({ type: 'step.confirm' });
      expect(carryOut.inputs().map(({ do: done, ...sent }) => [done, 'version' in sent && sent.version])).toEqual([
        [step, draft],
        [step, newer],
      ]);
      await carryOut.answer(success(newer));
      // The next question does not mention this change.
      actor.send({ type: 'step.ask', do: 'retire', version: draft });
      expect(actor.getSnapshot().context.overtaken).toEqual(null);
    },
  );

  test.each([
    ['it is already in force', success({ ...newer, status: 'inForce' as const })],
    ['there is no newer version', success(draft)],
    ['the current version is unknown', network],
  ])('refused as outdated, and %s: the message of the server is reported', async (_, answer) => {
    const { actor, carryOut, facts, fetchVersion, value } = steps();
    actor.send({ type: 'step.ask', do: 'enforce', version: draft });
    actor.send({ type: 'step.confirm' });
    await carryOut.answer(conflict);
    await fetchVersion.answer(answer);
    expect([value(), taken(facts)]).toEqual([
      'idle',
      [notified({ code: 'failure', failure: conflict.failure }), outdated()],
    ]);
  });

  test('the same step on a version saved by another user has a new key, so that no earlier answer counts for it', async () => {
    const { actor, carryOut } = steps();
    const enforce = async (version: TemplateVersion) => {
      actor.send({ type: 'step.ask', do: 'enforce', version });
      actor.send({ type: 'step.confirm' });
      await carryOut.answer(network);
    };
    await enforce(draft);
    await enforce(draft);
    await enforce(newer);
    expect(attempts(carryOut)).toEqual(['1', '1', '2']);
  });

  test('a template from a file becomes a draft; an invalid file is refused with the reason', async () => {
    const { actor, carryOut, readFile, value } = steps();
    actor.send({ type: 'file.chosen', file });
    await readFile.answer({ fault: 'notJson' });
    expect([value(), actor.getSnapshot().context.fault]).toEqual(['unreadable', 'notJson']);
    actor.send({ type: 'file.dismiss' });
    actor.send({ type: 'file.chosen', file });
    await readFile.answer(read);
    expect(carryOut.inputs()).toEqual([
      { do: 'add', kind: 'other', content: smallContent, attempt: expect.any(String) },
    ]);
  });

  test('a version is exported unchanged', () => {
    const { actor, writeFile } = steps();
    actor.send({ type: 'version.export', version: draft });
    expect(writeFile.inputs()).toEqual([draft]);
  });
});
