import { fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { paperPath } from '#src/domain/scoring/kinds.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { paperMachine } from '#src/machines/scoring/paper.ts';
import type { PaperQuestion, SheetSave } from '#src/machines/scoring/sheet-context.ts';
import { at } from './facts.ts';
import { port } from './port.ts';
import { run, settled } from './run.ts';
import { complete, ownSheet } from './sheet.ts';

export const ownPath = paperPath('7', 'expert2');
export const paperInput = { tabId: 'tab3', location: at(ownPath).location };

export const entered = { by: 'auditor', name: '王组长', time: '2026-06-08 10:00:00', scans: ['F1'] };

/** The sheet after its entry. */
export const locked = ownSheet({ ...complete, state: 'submitted', entered, version: 2 });

interface Given {
  may?: boolean;
  found?: Draft | null;
}

/** The page of a paper sheet. Its calls wait for answers of the test. */
export function startedPaper({ may = true, found = null }: Given = {}) {
  const fetchPaper = port<Result<OwnSheet>, PaperQuestion>();
  const enterSheet = port<Result<OwnSheet | null>, SheetSave>();
  const running = run(
    paperMachine.provide({
      guards: { mayScore: () => may },
      actors: {
        fetchPaper: fetchPaper.logic,
        enterSheet: enterSheet.logic,
        findDraft: fromPromise(() => Promise.resolve(found)),
      },
    }),
    paperInput,
  );
  const { actor } = running;
  return {
    ...running,
    fetchPaper,
    enterSheet,
    context: () => actor.getSnapshot().context,
    /** Enters the whole sheet and its scan. */
    fillIn: () => {
      for (const code of ['A1', 'A2']) actor.send({ type: 'points.typed', code, text: '8' });
      actor.send({ type: 'scans.chosen', files: ['F1'] });
    },
    submit: () => {
      actor.send({ type: 'submit' });
      actor.send({ type: 'submit.confirm', goOn: false });
    },
  };
}

export async function openedPaper(sheet: OwnSheet = ownSheet({ state: 'notStarted' }), given: Given = {}) {
  const page = startedPaper(given);
  await page.fetchPaper.answer(success(sheet));
  await settled();
  return page;
}
