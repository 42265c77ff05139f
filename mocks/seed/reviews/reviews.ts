import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import type { BaseKind } from '#src/domain/scoring/kinds.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { passedResult } from '#src/domain/scoring/passing.ts';
import type { ChairDecision, Subject } from '#src/domain/scoring/review.ts';
import { applicationEventsAt, applicationRecordsAt } from '#mocks/seed/content/applications.ts';
import { baseRecordsAt } from '#mocks/seed/content/base-resources.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { day, isWorkday, midnight, workedBefore } from '#mocks/seed/shared/time.ts';
import { templateRowsAt } from '#mocks/seed/templates.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { ReviewRow, SheetRow, TemplateRow } from '#mocks/store/collections.ts';
import { passedBase, passedPlans, type Plan, returnedPlans, scoringBase, scoringPlans } from './members.ts';
import { pastReviewsAt } from './past.ts';
import { chair, lastHourOf, type Period, sheetOf, type Step } from './sheets.ts';

interface Seeded {
  review: ReviewRow;
  sheets: readonly SheetRow[];
}

function seededOf(start: number, plan: Plan, index: number, period: Period): Seeded {
  const subject = subjectOf(plan.subject);
  const record = [...applicationRecordsAt(start), ...baseRecordsAt(start)].find(
    (one) => one.id === plan.subject,
  ) as ContentRecord;
  const kind = textOf(record, 'type') as BaseKind;
  const template = templateOf(start, kind);
  const id = String(index + 1);
  const made = plan.members.map((member, place) => sheetOf(member, start, id, template, index * 10 + place, period));
  const last: readonly Step[] =
    period.status === 'scoring'
      ? []
      : [{ at: period.to, what: period.status, about: null, reason: returnReason(start, plan.subject) }];
  const decided: readonly Step[] = plan.decision
    ? [{ at: lastHourOf(period.to), what: 'kept', about: plan.decision.about, reason: plan.decision.reason }]
    : [];
  const steps: readonly Step[] = [
    ...plan.members.map(
      ({ account }) => ({ at: period.from, what: 'appointed', about: account, reason: null }) as const,
    ),
    ...[...made.flatMap(({ steps: own }) => own), ...decided, ...last].sort((a, b) => a.at - b.at),
  ];
  const events = steps.map(({ at, by = chair, ...step }) => ({ ...step, by, time: toShanghaiTime(at) }));
  const sheets = made.map(({ sheet }) => sheet);
  const decisions: readonly ChairDecision[] = plan.decision
    ? [
        {
          sheet: plan.decision.about,
          decision: 'kept',
          reason: plan.decision.reason,
          by: chair,
          time: toShanghaiTime(lastHourOf(period.to)),
        },
      ]
    : [];
  return {
    sheets,
    review: {
      id,
      subject,
      title: textOf(record, 'name'),
      kind,
      area: textOf(record, 'area'),
      status: period.status,
      due: dueDay(period.to, plan.due),
      decisions,
      passed: period.status === 'passed' ? snapshotOf(template, sheets, decisions, period.to) : null,
      reopenedSince: period.status === 'passed' && sheets.some(({ reopened }) => reopened !== null),
      events,
      updatedTime: events.at(-1)?.time ?? '',
      version: events.length,
      templateId: template.id,
      experts: plan.members.map(({ account }) => account),
    },
  };
}

/** The day a number of days after the end of a period: a working day, except for today. */
function dueDay(to: number, days: number): string {
  let due = to + days * day;
  if (days !== 0) while (!isWorkday(midnight(due))) due += Math.sign(days) * day;
  return toShanghaiTime(due).slice(0, 10);
}

const subjectOf = (id: string): Subject => ({
  path: id.startsWith('SQ') ? applicationsPath : '/home/baseResources',
  id,
});

function templateOf(start: number, kind: BaseKind): TemplateRow {
  const inForce = templateRowsAt(start).filter(({ status }) => status === 'inForce');
  return (inForce.find((row) => row.kind === kind) ?? inForce.find((row) => row.kind === 'common')) as TemplateRow;
}

const returnReason = (start: number, id: string): string | null =>
  applicationEventsAt(start)
    .get(id)
    ?.find(({ step }) => step === 'return')?.reason ?? null;

/** The snapshot of a passed result. It includes sheets that were reopened later. */
function snapshotOf(
  template: TemplateRow,
  rows: readonly SheetRow[],
  decisions: readonly ChairDecision[],
  to: number,
): ReviewRow['passed'] {
  const sheets = rows.flatMap(({ account, name, submissions: [first], entered }) =>
    first ? [{ marks: first.marks, vetoes: first.vetoes, id: account, name, submittedTime: first.time, entered }] : [],
  );
  return passedResult({ template, sheets, decisions, by: chair, time: toShanghaiTime(to) });
}

/** The time of a step of an application. */
function stepTime(start: number, id: string, name: 'appoint' | 'pass' | 'return'): number {
  const time =
    applicationEventsAt(start)
      .get(id)
      ?.find(({ step }) => step === name)?.time ?? '';
  return Date.parse(`${time.replace(' ', 'T')}+08:00`);
}

const periodOf = (start: number, plan: Plan, status: Period['status']): Period => ({
  status,
  from: stepTime(start, plan.subject, 'appoint'),
  to: status === 'scoring' ? start : stepTime(start, plan.subject, status === 'passed' ? 'pass' : 'return'),
});

const plannedAt = (start: number): readonly (readonly [Plan, Period])[] => [
  [passedBase, { status: 'passed', from: workedBefore(start, 22.3), to: workedBefore(start, 10.2) }],
  ...passedPlans.map((plan) => [plan, periodOf(start, plan, 'passed')] as const),
  ...returnedPlans.map((plan) => [plan, periodOf(start, plan, 'returned')] as const),
  ...scoringPlans.map((plan) => [plan, periodOf(start, plan, 'scoring')] as const),
  [scoringBase, { status: 'scoring', from: workedBefore(start, 4.4), to: start }],
  ...pastReviewsAt(start),
];

const seededAt = perStart((start) =>
  plannedAt(start).map(([plan, period], index) => seededOf(start, plan, index, period)),
);

/** Reviews in every state, with their sheets (decision 036). */
export const reviewRowsAt = perStart((start): readonly ReviewRow[] => seededAt(start).map(({ review }) => review));
export const sheetRowsAt = perStart((start): readonly SheetRow[] => seededAt(start).flatMap(({ sheets }) => sheets));
