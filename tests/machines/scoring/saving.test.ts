import { expect, test } from 'vitest';
import { success } from '#src/domain/failure.ts';
import { savingOf } from '#src/machines/scoring/saving.ts';
import { sheetMachine } from '#src/machines/scoring/sheet.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { complete, conflict, contentWith, draftOf, opened, ownSheet } from '#tests/machines/support/sheet.ts';

const keptTime = '2026-11-22 10:32:00';
const kept = ownSheet({ ...complete, keptTime });

/** The page of a complete and saved sheet; `saving` is the shown status. */
async function openedSheet(...[sheet = kept, given]: Parameters<typeof opened>) {
  const page = await opened(sheet, given);
  return { ...page, saving: () => savingOf(page.actor.getSnapshot()) };
}

/** Every state of the machine without a child state; nested ones as `editing.kept`. */
const leavesOf = (node: Node, path = ''): string[] =>
  Object.entries(node.states).flatMap(([key, child]) => {
    const name = path + key;
    return Object.keys(child.states).length > 0 ? leavesOf(child, `${name}.`) : [name];
  });

interface Node {
  states: Readonly<Record<string, Node>>;
}

/** The value of a snapshot in a state: `editing.kept` as `{ editing: 'kept' }`. */
const valueOf = (path: string): unknown =>
  path.split('.').reduceRight<unknown>((child, key) => (child === '' ? key : { [key]: child }), '');

test('A5: each state of the machine has its status, with unsaved and with saved content', async () => {
  // The statuses of a saved sheet, an unsaved one, and an unsaved one without a network.
  const { context } = (await openedSheet()).actor.getSnapshot();
  const unsaved = { ...context, content: contentWith({ A1: 9, A2: 8 }) };
  const shownIn = (value: unknown) =>
    [context, unsaved, { ...unsaved, online: false }].map((given) =>
      savingOf({ value, context: given } as Parameters<typeof savingOf>[0]),
    );
  const shown = leavesOf(sheetMachine.root).map((leaf) => [leaf, ...shownIn(valueOf(leaf))].join(' '));
  expect(shown).toEqual([
    'opening none none none',
    'template.loading none none none',
    'template.shown none none none',
    'template.failed none none none',
    'loading none none none',
    'unavailable none none none',
    'failed none none none',
    'recalling none none none',
    'editing.settling kept dirty offline',
    'editing.kept kept dirty offline',
    'editing.looking kept dirty offline',
    'editing.dirty dirty dirty dirty',
    'editing.saving saving saving saving',
    'editing.notSaved failed failed failed',
    'editing.offline offline offline offline',
    'editing.comparing saving saving saving',
    'editing.conflict conflict conflict conflict',
    'confirming kept dirty offline',
    'submitting submitting submitting submitting',
    'doubting submitting submitting submitting',
    'unsubmitted unsubmitted unsubmitted unsubmitted',
    'waiting waiting waiting waiting',
    'recusing.asking kept dirty offline',
    'recusing.sending kept dirty offline',
    'locked.resting none none none',
    'locked.looking none none none',
  ]);
});

test.each(['submit', 'recusal.ask'] as const)(
  'A5: behind the dialog of %s a sheet counts as saved only if the server has all of it',
  async (type) => {
    const page = await openedSheet();
    page.actor.send({ type });
    expect(page.saving()).toBe('kept');
    page.actor.send({ type: type === 'submit' ? 'submit.cancel' : 'recusal.cancel' });
    page.type('A1', '9');
    page.actor.send({ type });
    expect(page.saving()).toBe('dirty');
    page.online(false);
    expect(page.saving()).toBe('offline');
  },
);

test('A5: each phase of saving and submitting shows its status', async () => {
  const page = await openedSheet();
  const { actor, online, saveSheet, saving, submitSheet, fetchTheirs, type } = page;
  const shownPhases = [saving()];
  const notePhase = () => shownPhases.push(saving());
  type('A1', '9');
  notePhase();
  actor.send({ type: 'field.left' });
  notePhase();
  await saveSheet.answer(network);
  notePhase();
  actor.send({ type: 'retry' });
  await saveSheet.answer(conflict);
  notePhase();
  await fetchTheirs.answer(success(ownSheet({ ...contentWith({ A1: 2 }), version: 2 })));
  notePhase();
  actor.send({ type: 'mine.keep' });
  const mine = contentWith({ A1: 9, A2: 8 });
  await saveSheet.answer(success(ownSheet({ ...mine, keptTime, version: 3 })));
  notePhase();
  online(false);
  type('A2', '7');
  notePhase();
  actor.send({ type: 'submit' });
  actor.send({ type: 'submit.confirm', goOn: false });
  notePhase();
  online(true);
  notePhase();
  await submitSheet.answer(network);
  notePhase();
  await fetchTheirs.answer(network);
  notePhase();
  expect(shownPhases).toEqual([
    'kept',
    'dirty',
    'saving',
    'failed',
    'saving',
    'conflict',
    'kept',
    'offline',
    'waiting',
    'submitting',
    'submitting',
    'unsubmitted',
  ]);
});

test('A5: a sheet does not count as saved before its first save or with an offered draft', async () => {
  expect((await openedSheet(ownSheet())).saving()).toBe('none');
  const found = draftOf({ content: contentWith({ A1: 4 }) }, 7);
  expect((await openedSheet(kept, { found })).saving()).toBe('offered');
});

test('A5: a sheet with invalid points does not count as saved until they are corrected', async () => {
  const { actor, saveSheet, saving, type } = await openedSheet(ownSheet({ ...contentWith({ A2: 8 }), keptTime }));
  type('A1', '7,5x');
  actor.send({ type: 'field.left' });
  await saveSheet.answer(success(ownSheet({ ...contentWith({ A1: null, A2: 8 }), keptTime, version: 2 })));
  expect(saving()).toBe('incorrect');
  type('A1', '7.5');
  actor.send({ type: 'field.left' });
  await saveSheet.answer(success(ownSheet({ ...contentWith({ A1: 7.5, A2: 8 }), keptTime, version: 3 })));
  expect(saving()).toBe('kept');
});
