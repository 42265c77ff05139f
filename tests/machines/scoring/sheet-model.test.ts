import { describe } from 'vitest';
import { failed, success } from '#src/domain/failure.ts';
import { sheetMachine } from '#src/machines/scoring/sheet.ts';
import { hasUnsaved, isOpen, missingIn } from '#src/machines/scoring/sheet-work.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import { network, recordChanged, recordsDeleted, recordsOperated, refused } from '#tests/machines/support/fixtures.ts';
import {
  complete,
  conflict,
  contentWith,
  draftOf,
  inputOf,
  ownSheet,
  pagePath,
  template,
} from '#tests/machines/support/sheet.ts';

const gone = failed({ kind: 'refused', code: 404, message: '评审不存在' });
const submitted = ownSheet({ ...complete, state: 'submitted', version: 2 });
const saved = ownSheet({ ...complete, version: 2 });
const theirs = ownSheet({ ...contentWith({ A1: 3 }, '低'), version: 2 });
const next = { title: '绿水基地', href: `${pagePath}?review=8` };

const model = {
  events: {
    'points.typed': [
      { type: 'points.typed', code: 'A1', text: '8' },
      { type: 'points.typed', code: 'A1', text: 'x' },
    ],
    'comment.typed': [{ type: 'comment.typed', code: 'A1', comment: '好' }],
    'files.chosen': [{ type: 'files.chosen', code: 'A1', files: ['f1'] }],
    // Only on the page of a paper sheet.
    'scans.chosen': [{ type: 'scans.chosen', files: ['f1'] }],
    'veto.set': [{ type: 'veto.set', code: 'V1', on: true }],
    'field.left': [{ type: 'field.left' }],
    'window.back': [{ type: 'window.back' }],
    'right.reported': [
      { type: 'right.reported', may: true },
      { type: 'right.reported', may: false },
    ],
    'network.reported': [
      { type: 'network.reported', online: true },
      { type: 'network.reported', online: false },
    ],
    'mine.keep': [{ type: 'mine.keep' }],
    'theirs.take': [{ type: 'theirs.take' }],
    submit: [{ type: 'submit' }],
    skip: [{ type: 'skip' }],
    'submit.confirm': [{ type: 'submit.confirm', goOn: true }],
    'submit.cancel': [{ type: 'submit.cancel' }],
    'recusal.ask': [{ type: 'recusal.ask' }],
    'recusal.confirm': [{ type: 'recusal.confirm', reason: '亲属' }],
    'recusal.cancel': [{ type: 'recusal.cancel' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    'page.left': [{ type: 'page.left' }],
    'page.located': [
      { type: 'page.located', location: at(`${pagePath}?review=8`).location },
      { type: 'page.located', location: at(pagePath).location },
      { type: 'page.located', location: at(`${pagePath}?review=7`).location },
    ],
    'records.changed': [recordChanged(pagePath)],
    'records.deleted': [recordsDeleted(pagePath, '7')],
    'records.operated': [recordsOperated(pagePath, ['7'])],
  },
  answers: {
    fetchTemplate: [success(template), network],
    fetchRecord: [success(ownSheet(complete)), success(submitted), gone, network],
    fetchTheirs: [success(saved), success(theirs), success(submitted), success(ownSheet(complete)), network],
    findDraft: [
      null,
      draftOf({ content: contentWith({ A1: 9, A2: 8 }) }, 0),
      draftOf({ content: complete, base: complete, isFinal: true }),
    ],
    saveRecord: [success(saved), success(null), conflict, refused, network],
    submitSheet: [success(submitted), success(null), conflict, refused, network],
    recuse: [success(ownSheet({ state: 'recused' })), success(null), refused, network],
    findNext: [success(next), network],
  },
  situation: ({ context }) => [
    context.reviewId === null,
    isOpen(context) && hasUnsaved(context),
    isOpen(context) && missingIn(context).length > 0,
    context.online,
    context.submitWanted,
    context.deferredReview !== null,
    context.isFinal,
  ],
} satisfies Model<typeof sheetMachine>;

const granted = sheetMachine.provide({ guards: { mayScore: () => true } });

describe('sheet', () => {
  describeModel(granted, { ...model, input: inputOf('7') });
});
