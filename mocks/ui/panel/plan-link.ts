import { planParameter, writePlan } from '#mocks/control/plan.ts';
import { currentTarget } from './page-facts.ts';
import { commands } from './use-mock.ts';

/** The address of this page with the current plan, which reproduces the state in any browser (W6.9). */
export async function planLink(): Promise<string> {
  const [plan, { account }] = await Promise.all([commands().share(), currentTarget()]);
  const url = new URL(globalThis.location.href);
  url.searchParams.set(planParameter, writePlan({ ...plan, ...(account === null ? {} : { account }) }));
  return url.href;
}
