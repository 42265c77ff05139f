import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { templatesMachine } from '#src/machines/templates/templates.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import {
  expired,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';
import { versionOf } from './versions.ts';

const path = '/set/masterplate';
const input = { tabId: 'tab1', location: at(path).location };

const model = {
  events: {
    reload: [{ type: 'reload' }],
    'page.located': [{ type: 'page.located', location: at(`${path}/compare?a=1&b=2`).location }],
    'records.changed': [recordChanged(path), recordChanged('/elsewhere')],
    'records.deleted': [recordsDeleted(path, '1'), recordsDeleted('/elsewhere', '1')],
    'records.outdated': [recordsOutdated(path, '1'), recordsOutdated('/elsewhere', '1')],
    'records.operated': [recordsOperated(path, ['1'])],
  },
  answers: { fetchTemplates: [success([versionOf('1')]), network, expired] },
  situation: ({ context: { versions, location } }) => [versions !== null, location.search],
  input,
} satisfies Model<typeof templatesMachine>;

describe('all versions of all templates', () => {
  describeModel(templatesMachine, model);

  test('each visit fetches them while the former ones stay in view, even after a failure', async () => {
    const fetchTemplates = port<Result<readonly TemplateVersion[]>>();
    const { actor, value } = run(templatesMachine.provide({ actors: { fetchTemplates: fetchTemplates.logic } }), input);
    await fetchTemplates.answer(success([versionOf('1')]));
    actor.send({ type: 'page.located', location: at(path).location });
    await fetchTemplates.answer(network);
    expect([value(), actor.getSnapshot().context.versions]).toEqual(['failed', [versionOf('1')]]);
  });
});
