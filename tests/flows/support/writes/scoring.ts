import type { ReviewEvent } from '#src/domain/scoring/review.ts';
import { basesPath, paperPath, scorePath, scoringPathOf } from '#src/domain/scoring/kinds.ts';
import { criteriaOf } from '#src/domain/scoring/template.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import type { ReviewStep } from '#src/machines/scoring/review-context.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { fileCollection, reviewCollection } from '#mocks/store/collections.ts';
import { callAs, storedSheet, writeAs } from '#tests/flows/support/review.ts';
import { dueDay } from '#tests/flows/support/reviews.ts';
import type { TestServer } from '#tests/flows/support/server.ts';
import { filled } from '#tests/mocks/scoring/panel.ts';
import { rowsOf, write } from './write.ts';

const chair = 'auditor';
const expert = 'expert';
/** The id of a picture that the chair has uploaded. */
const scan = 'F900';

const reason = '现场核实后再定。';

/** A review without any started sheet, and one with all sheets submitted and one of them far from the others. */
const fresh = '9';
const full = '13';
const ownSheet = `${scoringPathOf('forestExperience')}?review=${fresh}`;

const eventsOf = async (server: TestServer, id: string, what: ReviewEvent['what']) =>
  (await rowsOf(server, reviewCollection))
    .filter((row) => row.id === id)
    .flatMap(({ events }) => events)
    .filter((event) => event.what === what).length;

/** A step of the chair, after its dialog if it has one. */
const step = (name: string, sent: ReviewStep, what: ReviewEvent['what']) =>
  write<ReviewActor>({
    name: `a review: ${name}`,
    url: `${scorePath}/${sent.request.id}`,
    account: chair,
    path: `${scorePath}/${sent.step}`,
    successNotices: ['chair.stepped'],
    async save(review, app) {
      const account = 'account' in sent.request ? sent.request.account : null;
      if (sent.step !== 'remind' && review.getSnapshot().context.asked === null) {
        review.send({ type: 'step.ask', asked: { step: sent.step, account } });
        await app.settle();
      }
      review.send({ type: 'step.send', step: sent });
    },
    count: (server) => eventsOf(server, sent.request.id, what),
  });

const contentIn = (sheet: SheetActor) => sheet.getSnapshot().context.content;
const failureOn = (sheet: SheetActor) => sheet.getSnapshot().context.failure;

/** Points for each criterion, high enough to need no comment. */
const giveAll = (sheet: SheetActor) => {
  const { template } = sheet.getSnapshot().context.sheet ?? {};
  for (const { code, max } of template ? criteriaOf(template) : [])
    sheet.send({ type: 'points.typed', code, text: String(Math.round(max * 1.6) / 2) });
};

export const scoringWrites = [
  write<SheetActor>({
    name: 'a sheet',
    url: ownSheet,
    account: expert,
    path: `${scorePath}/sheet/save`,
    successNotices: [],
    type: giveAll,
    save(sheet) {
      if (sheet.getSnapshot().matches({ editing: 'notSaved' })) sheet.send({ type: 'retry' });
      else sheet.send({ type: 'field.left' });
    },
    typed: contentIn,
    failureOn,
    count: async (server) => (await storedSheet(server, fresh, expert))?.version ?? 0,
  }),
  write<SheetActor>({
    name: 'a sheet: submitted',
    async url(server) {
      const { template } = await callAs<{ template: Parameters<typeof filled>[0] }>(
        server,
        expert,
        `${scorePath}/sheet/get`,
        { id: fresh },
      );
      await writeAs(server, expert, fresh, filled(template, 0.8));
      return ownSheet;
    },
    account: expert,
    path: `${scorePath}/sheet/submit`,
    successNotices: ['sheet.submitted'],
    findsOut: true,
    save(sheet) {
      if (sheet.getSnapshot().matches('unsubmitted')) return sheet.send({ type: 'retry' });
      sheet.send({ type: 'submit' });
      sheet.send({ type: 'submit.confirm', goOn: false });
    },
    typed: contentIn,
    failureOn,
    count: async (server) => (await storedSheet(server, fresh, expert))?.submissions.length ?? 0,
  }),
  write<SheetActor>({
    name: 'a sheet: recused',
    url: ownSheet,
    account: expert,
    path: `${scorePath}/sheet/recuse`,
    successNotices: [],
    save(sheet) {
      sheet.send({ type: 'recusal.ask' });
      sheet.send({ type: 'recusal.confirm', reason });
    },
    failureOn,
    count: (server) => eventsOf(server, fresh, 'recused'),
  }),
  write<SheetActor>({
    name: 'a sheet on paper',
    async url(server) {
      const file = { id: scan, name: '扫描.png', type: 'image/png', size: 68, content: '' } as const;
      const row = { ...file, by: chair, time: '2026-06-01 08:00:00', published: false };
      await server.store.transaction((tx) => tx.put(fileCollection, row));
      return paperPath(fresh, 'expert2');
    },
    account: chair,
    path: `${scorePath}/sheet/enter`,
    successNotices: ['sheet.entered'],
    type(sheet) {
      giveAll(sheet);
      sheet.send({ type: 'scans.chosen', files: [scan] });
    },
    save(sheet) {
      sheet.send({ type: 'submit' });
      sheet.send({ type: 'submit.confirm', goOn: false });
    },
    typed: (sheet) => [contentIn(sheet), sheet.getSnapshot().context.scans],
    count: (server) => eventsOf(server, fresh, 'entered'),
  }),
  write<ReviewActor>({
    name: 'a new panel',
    url: `${scorePath}/new?path=${basesPath}&id=GXP002`,
    account: chair,
    path: `${scorePath}/appoint`,
    successNotices: ['chair.stepped'],
    type: (review) =>
      review.send({ type: 'panel.change', change: { due: dueDay, experts: ['expert', 'expert2', 'expert3'] } }),
    save: (review) => review.send({ type: 'panel.send' }),
    typed: (review) => review.getSnapshot().context.panel,
    count: async (server) => (await rowsOf(server, reviewCollection)).length,
  }),
  step('another due day', { step: 'change', request: { id: fresh, due: dueDay, add: [] } }, 'dueChanged'),
  step('replaced', { step: 'replace', request: { id: fresh, account: 'expert5', reason } }, 'replaced'),
  step('reminded', { step: 'remind', request: { id: fresh, account: 'expert2' } }, 'reminded'),
  step('reopened', { step: 'reopen', request: { id: full, account: 'expert4', reason } }, 'reopened'),
  step('kept', { step: 'keep', request: { id: full, account: 'expert4', reason } }, 'kept'),
  step('passed', { step: 'pass', request: { id: '15' } }, 'passed'),
  step('returned', { step: 'return', request: { id: full, reason } }, 'returned'),
];
