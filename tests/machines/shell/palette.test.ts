import { describe, expect, test } from 'vitest';
import { failed, type Result, success, unexplained } from '#src/domain/failure.ts';
import type { FoundRecord } from '#src/domain/shell/found-record.ts';
import type { WorkEntry } from '#src/domain/work/profile.ts';
import { paletteMachine, type RecordQuery } from '#src/machines/shell/palette.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { articles, network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const typed = (query: string, pinyin = false) => ({ type: 'query.typed', query, pinyin }) as const;
const fir: FoundRecord = { path: articles, id: '7', title: '认识银杉', number: '7' };
const worked: WorkEntry = { path: articles, id: '3', title: '红树', status: 'draft', time: '2026-05-30 09:30:00' };

const model = {
  events: {
    'query.typed': [typed('银'), typed('银', true), typed('　')],
    retry: [{ type: 'retry' }],
  },
  answers: {
    fetchRecent: [success([worked]), network],
    searchRecords: [success([fir]), network],
  },
} satisfies Model<typeof paletteMachine>;

describe('the records of the palette', () => {
  describeModel(paletteMachine, model);

  const start = () => {
    const recent = port<Result<readonly WorkEntry[]>>();
    const search = port<Result<readonly FoundRecord[]>, RecordQuery>();
    const running = run(paletteMachine.provide({ actors: { fetchRecent: recent.logic, searchRecords: search.logic } }));
    const shown = () => {
      const { context, value } = running.actor.getSnapshot();
      return { state: value.search, found: context.found, failure: context.failure };
    };
    const type = (query: string, pinyin = false) => running.actor.send(typed(query, pinyin));
    return { ...running, recent, search, shown, type };
  };

  test('the search waits for a pause in typing: one call for the text that was typed last', async () => {
    const { clock, search, shown, type } = start();
    for (const query of ['y', 'yi', 'yin']) {
      type(query, true);
      clock.increment(150);
    }
    expect([search.inputs(), shown().state]).toEqual([[], 'typing']);
    clock.increment(100);
    expect([search.inputs(), shown().state]).toEqual([[{ keyword: 'yin', pinyin: true }], 'searching']);
    await search.answer(success([fir]));
    expect(shown()).toEqual({ state: 'found', found: [fir], failure: null });
    // Blanks at the ends mean nothing.
    type(' yin ', true);
    clock.increment(1000);
    expect(search.calls).toHaveLength(1);
  });

  test('a new text cancels the call; found records stay while the text is extended, and go with another one', async () => {
    const { clock, search, shown, type } = start();
    type('银');
    clock.increment(200);
    await search.answer(success([fir]));
    type('银杉');
    expect(shown()).toEqual({ state: 'typing', found: [fir], failure: null });
    clock.increment(200);
    type('红');
    expect([search.calls.map(({ signal }) => signal.aborted), shown().found]).toEqual([[false, true], []]);
    clock.increment(200);
    await search.answer(success([fir]), 1);
    expect(shown()).toEqual({ state: 'searching', found: [], failure: null });
    type('');
    clock.increment(1000);
    expect([shown().state, search.calls.length, search.calls.at(-1)?.signal.aborted]).toEqual(['idle', 3, true]);
  });

  test('a failed search keeps the reason and offers nothing; a retry searches for the same text', async () => {
    const { actor, clock, search, shown, type } = start();
    type('银');
    clock.increment(200);
    await search.answer(success([fir]));
    type('银杉');
    clock.increment(200);
    await search.answer(network);
    expect(shown()).toEqual({ state: 'failed', found: [], failure: network.failure });
    actor.send({ type: 'retry' });
    expect(search.inputs().at(-1)).toEqual({ keyword: '银杉', pinyin: false });
    await search.break();
    expect(shown()).toEqual({ state: 'failed', found: [], failure: unexplained });
  });

  test('recent records are fetched once; without them nothing is reported', async () => {
    const { actor, facts, recent } = start();
    await recent.answer(failed({ kind: 'network' }));
    expect([actor.getSnapshot().context.recent, facts, recent.calls.length]).toEqual([[], [], 1]);
    const other = start();
    await other.recent.answer(success([worked]));
    expect(other.actor.getSnapshot().context.recent).toEqual([worked]);
  });
});
