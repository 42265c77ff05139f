import { contentTypes } from '#src/domain/content/types/types.ts';
import type { About } from '#mocks/control/scenarios.ts';
import { startSession } from '#mocks/start-plan.ts';
import { commands } from './use-mock.ts';

const tokenCookie = 'Admin-Token';

/** The account of this page's session, and the content record that the page shows. */
export async function currentTarget(): Promise<About> {
  const token = readToken();
  return { account: token === null ? null : await commands().accountOf(token), record: shownRecord() };
}

/** Signs another account in and reloads the page. */
export async function becomeAccount(account: string): Promise<void> {
  await startSession(commands(), account);
  globalThis.location.reload();
}

const readToken = (): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${tokenCookie}=`))
    ?.slice(tokenCookie.length + 1) || null;

function shownRecord(): About['record'] {
  const { pathname } = globalThis.location;
  const place = pathname.lastIndexOf('/');
  const [path, id] = [pathname.slice(0, place), decodeURIComponent(pathname.slice(place + 1))];
  return contentTypes.some((type) => type.path === path) ? { path, id } : null;
}
