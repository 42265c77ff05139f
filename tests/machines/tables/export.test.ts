import { describe, expect, test } from 'vitest';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import type { ExportOrder, ExportPart, ExportRow } from '#src/domain/tables/export-order.ts';
import { exportMachine } from '#src/machines/tables/export.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const order: ExportOrder = {
  format: 'csv',
  source: { kind: 'query', query: { ...defaultListQuery, filters: { type: 'wildlife' } } },
};
const rowOf = (id: string): ExportRow => ({ id, cells: [id] });
const part = (total: number, isLast: boolean, ...ids: string[]): Result<ExportPart> =>
  success({ rows: ids.map(rowOf), total, isLast });

const model = {
  events: { retry: [{ type: 'retry' }] },
  answers: { fetchPart: [part(2, false, '1'), part(2, true, '2'), network], writeFile: ['a.csv'] },
  input: { order },
  situation: () => null,
} satisfies Model<typeof exportMachine>;

describe('export', () => {
  describeModel(exportMachine, model);

  const exporter = () => {
    const fetchPart = port<Result<ExportPart>, { order: ExportOrder; part: number }>();
    const writeFile = port<string, { order: ExportOrder; rows: readonly ExportRow[] }>();
    const running = run(exportMachine.provide({ actors: { fetchPart: fetchPart.logic, writeFile: writeFile.logic } }), {
      order,
    });
    return { ...running, fetchPart, writeFile, context: () => running.actor.getSnapshot().context };
  };

  test('fetches all parts, then writes them; a record that moved to a later page is one row', async () => {
    const { context, fetchPart, value, writeFile } = exporter();
    await fetchPart.answer(part(4, false, '1', '2'));
    expect({ rowCount: context().rows.size, total: context().total }).toEqual({ rowCount: 2, total: 4 });
    await fetchPart.answer(part(4, true, '2', '3', '4'));
    expect(fetchPart.inputs()).toEqual([
      { order, part: 1 },
      { order, part: 2 },
    ]);
    expect(writeFile.inputs()).toEqual([{ order, rows: ['1', '2', '3', '4'].map(rowOf) }]);
    await writeFile.answer('a.csv');
    expect({ state: value(), fileName: context().fileName }).toEqual({ state: 'done', fileName: 'a.csv' });
  });

  test('continues after a failure with the fetched parts, and shows the reason without a notice', async () => {
    const { actor, context, facts, fetchPart, value, writeFile } = exporter();
    await fetchPart.answer(part(2, false, '1'));
    await fetchPart.answer(network);
    expect({
      state: value(),
      failure: context().failure,
      rowCount: context().rows.size,
      isFailed: actor.getSnapshot().hasTag('failed'),
      facts,
    }).toEqual({
      state: 'interrupted',
      failure: { kind: 'network' },
      rowCount: 1,
      isFailed: true,
      facts: [],
    });
    actor.send({ type: 'retry' });
    expect({ failure: context().failure, lastPart: fetchPart.inputs().at(-1) }).toEqual({
      failure: null,
      lastPart: { order, part: 2 },
    });
    await fetchPart.break();
    expect(context().failure).toEqual(unexplained);
    actor.send({ type: 'retry' });
    await fetchPart.answer(part(2, true, '2'));
    await writeFile.break();
    expect(value()).toEqual('unwritten');
    actor.send({ type: 'retry' });
    await writeFile.answer('a.csv');
    expect({ state: value(), fetchPartCalls: fetchPart.calls.length }).toEqual({ state: 'done', fetchPartCalls: 4 });
  });

  test('cancels its call when closed', () => {
    const { actor, fetchPart } = exporter();
    actor.stop();
    expect(fetchPart.calls[0]?.signal.aborted).toEqual(true);
  });
});
