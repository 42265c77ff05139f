import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createActor } from 'xstate';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { type Undo, undoOf } from '#src/domain/content/undo.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { type UndoCheck, undoMachine } from '#src/machines/shell/undo.ts';
import { type AppFacade, AppProvider } from '#src/views/app-context.ts';
import { LateUndoQuestion } from '#src/views/publish/late-undo-question.tsx';
import { dialogs } from '#tests/flows/support/page.ts';
import { articles, operationNamed, recordOf } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { afterEveryTest } from '#tests/setup/after-each.ts';
import { textsStarted } from '#tests/setup/texts.ts';

const undoOfUnpublish = (id: string) =>
  undoOf(articles, operationNamed('unpublish'), recordOf(id, { status: 'online' }), `银杉${id}`) as Undo;
const [first, second] = [undoOfUnpublish('1'), undoOfUnpublish('2')];
const personal = success<UndoCheck>({
  type: scienceKnowledge,
  findings: [{ check: 'mobile', field: 'content', place: null, found: '13907710001', fix: { kind: 'jump' } }],
});

const context = <Context,>(value: Context) => {
  const snapshot = { context: value };
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
};
/** What the question uses of the app. */
const facade = { preferences: context({ keysOff: [] }), session: context({ account: null }) } as unknown as AppFacade;

const ends: (() => void)[] = [];
afterEveryTest(() => {
  for (const end of ends.splice(0)) end();
});

/** Asks before the first undo on the list of articles, where a reason is typed. */
async function askAndType() {
  await textsStarted;
  navigate('/list');
  const undo = port<Result<ContentRecord | null>, Undo>();
  const check = port<Result<UndoCheck>, Undo>();
  const actor = createActor(undoMachine.provide({ actors: { undo: undo.logic, check: check.logic } })).start();
  ends.push(() => void actor.stop());
  render(
    <MantineProvider>
      <AppProvider value={facade}>
        <LateUndoQuestion root={context({ undo: actor })} />
      </AppProvider>
    </MantineProvider>,
  );
  const request = (one: Undo) => act(() => actor.send({ type: 'undo.requested', undo: one }));
  request(first);
  await act(() => check.answer(personal));
  fireEvent.change(await screen.findByLabelText(/上架原因/), { target: { value: '本人同意公开' } });
  return { actor, undo, check, request };
}

const typed = () => screen.getByLabelText<HTMLTextAreaElement>(/上架原因/).value;

test('the question of an undo is cancelled by a change of page, and nothing is published', async () => {
  const { actor, check, undo, request } = await askAndType();
  request(second);
  act(() => navigate('/other'));
  expect([check.inputs(), undo.inputs()]).toEqual([[first, second], []]);
  await act(() => check.answer(personal));
  expect([typed(), actor.getSnapshot().value, dialogs()]).toEqual(['', 'asking', ['上架前检查']]);
  act(() => navigate('/list'));
  expect([actor.getSnapshot().value, undo.inputs()]).toEqual(['idle', []]);
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('the question of an undo keeps the typed reason on its page: with other filters, another place, another undo', async () => {
  const { undo, request } = await askAndType();
  act(() => navigate('/list?keyword=银杉'));
  act(() => navigate('/list?keyword=银杉#content', { replace: true }));
  request(second);
  expect(typed()).toBe('本人同意公开');
  fireEvent.click(screen.getByText('仍要上架'));
  expect(undo.inputs()).toEqual([{ ...first, reason: '本人同意公开' }]);
});
