import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import type { stepEndpoints } from '#src/api/endpoints/steps.ts';
import type { StepEvent, StepName } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { isWaiting } from '#src/domain/scoring/review.ts';
import { ownStateIn } from '#mocks/scoring/answers.ts';
import { checkImpartial } from '#mocks/scoring/running.ts';
import { addOwnReviews } from '#mocks/scoring/record-review.ts';
import { allPanels } from '#mocks/scoring/panels.ts';
import {
  findApplication,
  historyOf,
  lineApplication,
  stepApplication,
  titleOf,
} from '#mocks/server/application-steps.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { withEditors, withNames } from '#mocks/server/names.ts';
import { reasonGiven } from '#mocks/server/reason-given.ts';

/** The steps of an application that are taken on its page (decision 035). */
export const applicationResolvers: ResolversOf<ReturnType<typeof stepEndpoints>> = {
  submit: ({ id }, call) => takeStep(call, id, 'submit', null),
  return: ({ id, reason }, call) => takeStep(call, id, 'return', reason),
  history: ({ id }, call) => stepsFor(id, call),
};

/** The steps of an application as the caller may see them, oldest first, with the names of the people. */
export async function stepsFor(id: string, call: Call): Promise<StepEvent[]> {
  const events = await withNames(await historyOf(await findApplication(id, call.tx), call.tx), call.tx);
  if (!(await hasToScore(id, call))) return events;
  // The reason of a return may quote points.
  return events.map((event) => (event.reason === null ? event : { ...event, reason: null, isWithheld: true }));
}

/** True if the caller still has to score the application (W1.1). */
async function hasToScore(id: string, call: Call): Promise<boolean> {
  const panels = (await allPanels(call.tx)).filter(
    ({ review: { subject } }) => subject.path === applicationsPath && subject.id === id,
  );
  return panels.map((panel) => ownStateIn(panel, call)).some((own) => own !== null && isWaiting(own));
}

async function takeStep(call: Call, id: string, name: StepName, reason: string | null): Promise<ContentRecord> {
  const before = await findApplication(id, call.tx);
  const object = titleOf(before);
  // Named early, because refused steps are logged too.
  call.audit({ object });
  if (name === 'return') await checkImpartial({ path: applicationsPath, id }, call);
  const after = await stepApplication(call, id, name, reason, 'page');
  call.audit({
    object,
    before: { status: before.status },
    after: { status: after.status, ...(reason === null ? {} : { reason: reason.trim() }) },
  });
  const [named = after] = await withEditors([after], call.tx);
  return (await addOwnReviews(applicationsPath, call))(named);
}

/** Carries out `line` for an application, and logs the base that it became. */
export async function bringOnline(call: Call, id: string, reason = ''): Promise<ContentRecord> {
  const before = await findApplication(id, call.tx);
  const object = titleOf(before);
  call.audit({ object });
  const { application, base } = await lineApplication(call, id);
  call.audit({
    object,
    before: { status: before.status },
    after: { status: application.status, newBase: base.id, ...reasonGiven(reason) },
  });
  return application;
}
