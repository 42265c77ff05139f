import { cleanup, configure, getConfig, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppView } from '#src/app/composition/app-view.tsx';
import { readConfig } from '#src/app/config.ts';
import { cookieNames } from '#src/app/browser/cookies.ts';
import { type App, createApp } from '#src/app/composition/create-app.ts';
import { Toaster } from '#src/app/composition/messages.tsx';
import type { Language } from '#src/i18n/languages.ts';
import { changeLanguage, startTexts } from '#src/i18n/setup.ts';
import { walk } from '#tests/coverage/walk.ts';
import { cookies } from './cookies.ts';
import './media.ts';
import { startServer, type TestServer } from './server.ts';

interface Start {
  /** The address that is opened. */
  url?: string;
  /** Who is signed in already: the cookies are there before the app starts. */
  account?: string;
  language?: Language;
  /** Beside the host: other configuration. */
  env?: Readonly<Record<string, string>>;
  /** Just these modules for that account's role. */
  grants?: readonly string[];
  /** What goes wrong with the calls to come. */
  faults?: readonly object[];
  /** Another listener to the actor system. */
  inspect?: (event: InspectionEvent) => void;
  /** What shows the messages has not come yet. */
  messagesLate?: boolean;
  /** A back-end that is there already: a second browser tab, or a reload. */
  server?: TestServer;
}

export type RenderedApp = Awaited<ReturnType<typeof renderApp>>;

/** What is to be taken down after the test, last first. */
const running: (() => void)[] = [];

/** i18next starts once in a page's life, here in a test file's. */
const textsStarted = startTexts('zh');

/**
 * The real app on the real mock back-end, as `main.tsx` starts it, at `url`. `reload` is a spy: jsdom cannot reload, and
 * `reopen` starts the app anew on what the browser kept.
 */
export async function renderApp({
  url = '/',
  account,
  language = 'zh',
  env = {},
  grants,
  faults = [],
  inspect,
  messagesLate = false,
  server: given,
}: Start = {}) {
  await textsStarted;
  if (!messagesLate) await Toaster.preload();
  await changeLanguage(language);
  const server = given ?? startServer();
  running.push(server.close);
  if (grants) await server.grant(account ?? 'editor', grants);
  const token = account ? await signIn(server, account) : null;
  for (const fault of faults) await server.faults.add(fault);
  history.replaceState(null, '', url);

  const reload = vi.fn<() => void>();
  const app = createApp({
    config: readConfig({ VITE_API_HOST: location.origin, ...env }),
    basePath: '/',
    reload,
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
    /** A reload of the page: another app on the same cookies, storage, address and back-end. */
    reopen: () => {
      stop();
      return renderApp({ url: location.pathname + location.search + location.hash, language, server });
    },
    /** Closes the page. */
    stop,
  };
}

function show(app: App): () => void {
  const end = app.start();
  const { unmount } = render(
    <StrictMode>
      <AppView app={app} />
    </StrictMode>,
  );
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
  // Chunks are transformed when they are first asked for, on a machine that may be busy.
  asyncUtilTimeout: 60_000,
  // What a person would read, instead of pages of markup; the library asks once more when the wait has ended in vain.
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\nOn screen: ${isWaiting() ? '…' : words()}`),
});

/** As the library knows itself: whoever waits throws away all errors but the last, each of which cost a copy of the page. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

function words(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const style of body.querySelectorAll('style')) style.remove();
  return body.textContent.slice(0, 400);
}

afterEach(() => {
  cleanup();
  for (const end of running.splice(0).reverse()) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
