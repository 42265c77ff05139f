import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, fromPromise } from 'xstate';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type TableTools, tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { articles } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';

const order = { format: 'xlsx', source: { kind: 'query', query: defaultListQuery } } as const;
const exportWanted = { type: 'export.wanted', order } as const;
const importWanted = { type: 'import.wanted' } as const;
const input = { tabId: 'tab2', path: articles };
const endless = fromPromise(() => new Promise(() => {}));

const model = {
  events: {
    'export.wanted': [exportWanted],
    'import.wanted': [importWanted],
    'tool.closed': [{ type: 'tool.closed' }],
    retry: [{ type: 'retry' }],
  },
  more: [{ type: 'xstate.done.actor.tool' }],
  answers: { loadTools: [{ exporter: endless, importer: { logic: endless, input: {} } }] },
  input,
  situation: ({ context }) => context.wanted?.type,
  // A tool exists from its start until it is closed.
  invariant: ({ context, value }) => expect(context.tool !== null).toEqual(value === 'open' || value === 'ended'),
} satisfies Model<typeof tableToolsMachine>;

describe('table tools', () => {
  const machine = (interrupted: boolean) =>
    tableToolsMachine.provide({ guards: { hasInterrupted: () => interrupted } });
  describeModel(machine(false), model);
  describe('with an interrupted import', () => describeModel(machine(true), model));

  const tools = () => {
    const loadTools = port<TableTools>();
    const exporter = port<null, { order: object }>();
    const importer = port<null, typeof input & { id: string }>();
    const running = run(machine(false).provide({ actors: { loadTools: loadTools.logic } }), input);
    const loaded = {
      exporter: exporter.logic as AnyActorLogic,
      importer: { logic: importer.logic as AnyActorLogic, input: { id: 'own' } },
    };
    return { ...running, loadTools, exporter, importer, load: () => loadTools.answer(loaded) };
  };

  test('load a tool on request; one runs at a time', async () => {
    const { actor, exporter, importer, load, loadTools, value } = tools();
    expect(loadTools.calls.length).toEqual(0);
    actor.send(exportWanted);
    actor.send(importWanted);
    await load();
    actor.send(importWanted);
    expect({
      state: value(),
      loadToolsCalls: loadTools.calls.length,
      exporterInputs: exporter.inputs(),
      importerInputs: importer.inputs(),
    }).toEqual({
      state: 'open',
      loadToolsCalls: 1,
      exporterInputs: [{ order }],
      importerInputs: [],
    });
  });

  test('a finished export stays in view until the next one starts', async () => {
    const { actor, exporter, importer, load, value } = tools();
    actor.send(exportWanted);
    await load();
    await exporter.answer(null);
    expect({ state: value(), hasTool: actor.getSnapshot().context.tool !== null }).toEqual({
      state: 'ended',
      hasTool: true,
    });
    actor.send(importWanted);
    await load();
    expect({ state: value(), importerInputs: importer.inputs() }).toEqual({
      state: 'open',
      importerInputs: [{ ...input, id: 'own' }],
    });
  });

  test('closing stops the tool and its calls', async () => {
    const { actor, importer, load, value } = tools();
    actor.send(importWanted);
    await load();
    actor.send({ type: 'tool.closed' });
    await settled();
    expect({ state: value(), aborted: importer.calls[0]?.signal.aborted }).toEqual({ state: 'closed', aborted: true });
  });

  test('a tool that failed to load can be requested again', async () => {
    const { actor, importer, load, loadTools, value } = tools();
    actor.send(importWanted);
    await loadTools.break();
    expect(value()).toEqual('unavailable');
    actor.send({ type: 'retry' });
    await load();
    expect({ state: value(), importerCalls: importer.calls.length }).toEqual({ state: 'open', importerCalls: 1 });
  });
});
