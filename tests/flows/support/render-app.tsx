import { configure, getConfig, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppView } from '#src/app/composition/app-view.tsx';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import type { Connect } from '#src/api/provider/connect.ts';
import { readConfig } from '#src/app/config.ts';
import { cookieNames } from '#src/app/browser/cookies.ts';
import { type App, createApp } from '#src/app/composition/create-app.ts';
import { Toaster } from '#src/app/composition/messages.tsx';
import type { Language } from '#src/i18n/languages.ts';
import { changeLanguage } from '#src/i18n/setup.ts';
import { walk } from '#tests/coverage/walk.ts';
import { afterEveryTest } from '#tests/setup/after-each.ts';
import { textsStarted } from '#tests/setup/texts.ts';
import { cookies } from './cookies.ts';
import { startServer, type TestServer } from './server.ts';

interface Start {
  /** The address that is opened. */
  url?: string;
  /** The account that is already signed in: its cookies are set before the app starts. */
  account?: string;
  language?: Language;
  /** Configuration besides the host. */
  env?: Readonly<Record<string, string>>;
  /** The stages of the review before publishing, of the app and of the back-end. */
  approvals?: Approvals;
  /** Where visitors see records, by the path of their type. */
  publicAddresses?: Readonly<Record<string, string>>;
  /** The account's role gets exactly these modules. */
  grants?: readonly string[];
  /** Faults of the next calls. */
  faults?: readonly object[];
  /** Another listener to the actor system. */
  inspect?: (event: InspectionEvent) => void;
  /** The chunk that shows messages has not been loaded yet. */
  messagesLate?: boolean;
  /** Connects to another server than the mock as it is, or to one with less. */
  connect?: Connect | undefined;
  /** An existing back-end, for a second browser tab or a reload. */
  server?: TestServer;
}

export type RenderedApp = Awaited<ReturnType<typeof renderApp>>;

/** Clean-up functions that run after the test, the last one first. */
const running: (() => void)[] = [];

/**
 * Starts the real app at `url` on the mock back-end, in the same way as `main.tsx`. `reload` is a spy, because jsdom cannot
 * reload. `reopen` imitates a reload: it starts the app again on the same cookies, storage, address and back-end.
 */
export async function renderApp({
  url = '/',
  account,
  language = 'zh',
  env = {},
  approvals = {},
  publicAddresses = {},
  grants,
  faults = [],
  inspect,
  messagesLate = false,
  connect,
  server: given,
}: Start = {}) {
  await textsStarted;
  if (!messagesLate) await Toaster.preload();
  await changeLanguage(language);
  const server = given ?? startServer();
  running.push(server.close);
  if (grants) await server.grant(account ?? 'editor', grants);
  if (Object.keys(approvals).length > 0) await server.commands.approvals(approvals);
  const token = account ? await signIn(server, account) : null;
  for (const fault of faults) await server.faults.add(fault);
  history.replaceState(null, '', url);

  const reload = vi.fn<() => void>();
  const app = createApp({
    config: { ...readConfig({ VITE_API_HOST: location.origin, ...env }), approvals, publicAddresses },
    basePath: '/',
    reload,
    connect,
    inspect(event) {
      walk(event);
      inspect?.(event);
    },
  });
  const stop = show(app);
  running.push(stop);
  return {
    app,
    server,
    reload,
    token,
    user: userEvent.setup({ delay: null }),
    /** Imitates a reload of the page. */
    reopen: () => {
      stop();
      return renderApp({
        url: location.pathname + location.search + location.hash,
        language,
        server,
        env,
        approvals,
        publicAddresses,
        connect,
      });
    },
    /** Closes the page. */
    stop,
  };
}

function show(app: App): () => void {
  const end = app.start();
  const { unmount } = render(<AppView app={app} />);
  let stopped = false;
  return () => {
    if (stopped) return;
    stopped = true;
    unmount();
    end();
  };
}

async function signIn(server: TestServer, account: string): Promise<string> {
  const token = await server.signIn(account);
  cookies.set(cookieNames.token, token);
  cookies.set(cookieNames.account, account);
  return token;
}

configure({
  // Vite transforms a chunk when it is first requested, which can take long on a busy machine.
  asyncUtilTimeout: 60_000,
  // Failures show the visible text instead of pages of markup.
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\nOn screen: ${isWaiting() ? '…' : words()}`),
});

/** The library’s own flag: while waiting it discards every error but the last, and each would cost a copy of the page. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

function words(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const style of body.querySelectorAll('style')) style.remove();
  return body.textContent.slice(0, 400);
}

afterEveryTest(() => {
  for (const end of running.splice(0).reverse()) end();
});
