import { planParameter, readPlan } from '#mocks/control/plan.ts';
import type { Commands } from '#mocks/control/commands.ts';

/**
 * Carries out the plan in the address before the app starts, and removes it from the address, so that a reload does not start
 * it again. The link reproduces the faults, the size of the data and the session of its author.
 */
export async function startPlan(commands: Commands): Promise<void> {
  const url = new URL(globalThis.location.href);
  const value = url.searchParams.get(planParameter);
  if (value === null) return;
  url.searchParams.delete(planParameter);
  globalThis.history.replaceState(globalThis.history.state, '', url);
  try {
    const plan = readPlan(value);
    await commands.plan(plan);
    if (plan.account !== undefined) await startSession(commands, plan.account);
  } catch (error) {
    console.warn('mock: the plan in the address cannot be carried out, so nothing of it is on', error);
    await commands.clear();
  }
}

/** Signs an account in, in this browser, as if its token came from a login. */
export async function startSession(commands: Commands, account: string): Promise<void> {
  const token = await commands.signIn(account);
  document.cookie = `Admin-Token=${token}; path=${import.meta.env.BASE_URL}; SameSite=Lax`;
}
