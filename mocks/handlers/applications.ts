import type { stepEndpoints } from '#src/api/endpoints/steps.ts';
import type { StepName } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import {
  findApplication,
  historyOf,
  lineApplication,
  stepApplication,
  titleOf,
} from '#mocks/server/application-steps.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';

/** The steps of applications that are taken on their own page (decision 035). */
export const applicationResolvers: ResolversOf<ReturnType<typeof stepEndpoints>> = {
  submit: ({ id }, call) => takeStep(call, id, 'submit', null),
  return: ({ id, reason }, call) => takeStep(call, id, 'return', reason),
  history: async ({ id }, { tx }) => historyOf(await findApplication(id, tx), tx),
};

async function takeStep(call: Call, id: string, name: StepName, reason: string | null): Promise<ContentRecord> {
  const before = await findApplication(id, call.tx);
  const object = titleOf(before);
  // The log names it, even when the step is refused.
  call.audit({ object });
  const after = await stepApplication(call, id, name, reason, 'page');
  call.audit({
    object,
    before: { status: before.status },
    after: { status: after.status, ...(reason === null ? {} : { reason: reason.trim() }) },
  });
  return after;
}

/** `line` of an application; the log names the base that it became. */
export async function bringOnline(call: Call, id: string): Promise<ContentRecord> {
  const before = await findApplication(id, call.tx);
  const object = titleOf(before);
  call.audit({ object });
  const { application, base } = await lineApplication(call, id);
  call.audit({ object, before: { status: before.status }, after: { status: application.status, newBase: base.id } });
  return application;
}
