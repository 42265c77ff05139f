import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppView } from './app/app-view.tsx';
import { applyAppearance } from './app/appearance.ts';
import { readConfig } from './app/config.ts';
import { cookieNames, createCookies } from './app/cookies.ts';
import { createApp } from './app/create-app.ts';
import { offerRetry } from './app/offer-retry.ts';
import { createPreferenceStore } from './app/preference-store.ts';
import { chooseLanguage } from './i18n/languages.ts';
import { startTexts } from './i18n/setup.ts';
import { startInspector } from './inspector/start.ts';

// Said by index.html, which takes the app's place then (decision 45).
const isTooOld = document.querySelector('#root') === null;

const basePath = import.meta.env.BASE_URL;
const reload = () => globalThis.location.reload();

// No top-level await: chunks that are loaded on the way import this one, and would wait for it for ever.
if (!isTooOld) start().catch((error: unknown) => {
  // Before there is an app there are no texts: what went wrong is said plainly, for whoever set this up.
  const message = document.createElement('pre');
  message.textContent = String(error);
  document.body.replaceChildren(message);
  throw error;
});

async function start() {
  if (import.meta.env.VITE_MOCK !== '1' && (await leaveWorkers())) return;
  const config = readConfig(import.meta.env);
  const cookies = createCookies(basePath);
  const language = chooseLanguage(cookies.read(cookieNames.language), navigator.languages, config.defaultLanguage);
  const [mock, hasTexts] = await Promise.all([
    startMock(),
    startTexts(language).then(() => true, complain),
    applyAppearance(createPreferenceStore(cookies).read()),
  ]);
  if (!hasTexts) {
    offerRetry(language);
    return;
  }
  const app = createApp({
    config,
    basePath,
    reload,
    inspect: await startInspector(),
  });
  app.start();
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <AppView app={app} LoginHelper={mock?.DemoAccounts ?? null} />
    </StrictMode>,
  );
}

/**
 * A mock build may have left its service worker here. What sends it away is loaded where there is one, and waited for where it
 * has this page in hand. True when the page is about to be loaded anew.
 */
async function leaveWorkers() {
  // Not there on plain http.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const leave = async (container: ServiceWorkerContainer) =>
    (await import('./app/mock-worker.ts')).leaveMockWorker(container, basePath, reload);
  if (workers?.controller) return leave(workers);
  workers?.getRegistrations().then((left) => left.length > 0 && leave(workers)).catch(complain);
  return false;
}

function complain(error: unknown) {
  console.error(error);
  return false;
}

/** In mock builds the back-end runs in the browser. The condition is a constant of the build: elsewhere none of it is left. */
async function startMock() {
  if (import.meta.env.VITE_MOCK !== '1') return null;
  const [{ startMock: startWorker }, { DemoAccounts }] = await Promise.all([
    import('#mocks/browser.ts'),
    import('#mocks/ui/demo-accounts.tsx'),
  ]);
  await startWorker();
  return { DemoAccounts };
}
