import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import type { reviewEndpoints } from '#src/api/endpoints/reviews.ts';
import type { RequestOf } from '#src/api/endpoints/endpoint.ts';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { Subject } from '#src/domain/scoring/review.ts';
import { stepApplication } from '#mocks/server/application-steps.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { type ReviewRow, sequenceCollection, templateCollection, type TemplateRow } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { checkDue } from './due-day.ts';
import { appointable } from './experts.ts';
import { allPanels, changePanel, newSheet, type Panel } from './panels.ts';
import { checkImpartial } from './running.ts';
import { findSubject } from './subjects.ts';

/**
 * Opens a review with its panel, of any base or a submitted application, on the template in force. The version is then
 * fixed for this review (W1.16).
 */
export async function openReview(
  { subject, due, experts }: RequestOf<typeof reviewEndpoints.appoint>,
  call: Call,
): Promise<Panel> {
  const { tx } = call;
  const found = await findSubject(subject, tx);
  call.audit({ object: found.title });
  await checkImpartial(subject, call);
  if (openReviewIn(await allPanels(tx), subject)) throw new Refusal(400, '该对象正在评审中');
  checkDue(due, call.now);
  if (experts.length === 0) throw new Refusal(400, '请至少指派一名专家');
  const rows = await appointable(experts, found, undefined, tx);
  const template = await findTemplateInForce(found.kind, tx);
  if (!template) throw new Refusal(400, '没有启用的评分模板，不能开始评审');
  const review: ReviewRow = {
    id: await nextId(tx),
    subject,
    title: found.title,
    kind: found.kind,
    area: found.area,
    status: 'scoring',
    due,
    decisions: [],
    passed: null,
    reopenedSince: false,
    events: [],
    updatedTime: '',
    version: 0,
    templateId: template.id,
    experts: [],
  };
  if (subject.path === applicationsPath) await stepApplication(call, subject.id, 'appoint');
  const sheets = rows.map((row) => newSheet(review.id, row));
  const events = rows.map(({ account }) => ({ what: 'appointed', about: account }) as const);
  return changePanel({ review, sheets: [], template }, { sheets, events }, call);
}

/** The review in which the subject is being scored, if there is one. */
export const openReviewIn = (panels: readonly Panel[], { path, id }: Subject): Panel | undefined =>
  panels.find(({ review }) => review.status === 'scoring' && review.subject.path === path && review.subject.id === id);

/** The template in force for a kind, or for `common`; null if there is none. */
export async function findTemplateInForce(kind: TemplateKind, tx: Transaction): Promise<TemplateRow | null> {
  const rows = (await tx.all(templateCollection)).filter(({ status }) => status === 'inForce');
  return rows.find((one) => one.kind === kind) ?? rows.find((one) => one.kind === 'common') ?? null;
}

const sequence = '/home/baseResourcesScore';

/** The id of a new review, above those of the seed. */
async function nextId(tx: Transaction): Promise<string> {
  const { next } = (await tx.get(sequenceCollection, sequence)) ?? { next: 101 };
  await tx.put(sequenceCollection, { path: sequence, next: next + 1 });
  return String(next);
}
