import { planParameter, writePlan } from '#mocks/control/plan.ts';
import { aboutPage } from './page-facts.ts';
import { words } from './use-mock.ts';

/** The address of this page with all that is on: opened in any browser it gives the same (W6.9). */
export async function planLink(): Promise<string> {
  const [plan, { account }] = await Promise.all([words().share(), aboutPage()]);
  const url = new URL(globalThis.location.href);
  url.searchParams.set(planParameter, writePlan({ ...plan, ...(account === null ? {} : { account }) }));
  return url.href;
}
