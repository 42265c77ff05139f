import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppView } from '#src/app/composition/app-view.tsx';
import { applyAppearance } from '#src/app/browser/appearance.ts';
import { ConfigError, readConfig } from '#src/app/config.ts';
import { cookieNames, createCookies } from '#src/app/browser/cookies.ts';
import { createApp } from '#src/app/composition/create-app.ts';
import { createPreferenceStore } from '#src/app/stores/preference-store.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { chooseLanguage, languageInfo } from '#src/i18n/languages.ts';
import { currentLanguage, startTexts } from '#src/i18n/setup.ts';
import { startInspector } from '#src/inspector/start.ts';

// Said by index.html, which takes the app's place then (decision 044).
const isTooOld = document.querySelector('#root') === null;

const basePath = import.meta.env.BASE_URL;
const reload = () => globalThis.location.reload();

// No top-level await: chunks that are loaded on the way import this one, and would wait for it for ever.
if (!isTooOld)
  start().catch((error: unknown) => {
    // For whoever set this up; elsewhere an error's words may hold what is nobody's business.
    const isOfSetup = error instanceof ConfigError || import.meta.env.VITE_MOCK === '1';
    giveUp({ what: 'broken', cause: isOfSetup ? String(error) : '' });
    throw error;
  });

/**
 * The last resort, in the app's place: index.html has the words, in every language unless one is named, and a way to load
 * the page anew.
 */
function giveUp(detail: { what: 'unavailable' | 'broken'; language?: string; cause?: string }) {
  window.dispatchEvent(new CustomEvent('last-resort', { detail }));
}

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
    giveUp({ what: 'unavailable', language: languageInfo[language].tag });
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
  // What no boundary holds has emptied the page: the provider, the crash screen, whoever tells of errors.
  const onUncaughtError = (error: unknown) => {
    giveUp({ what: 'broken', language: languageInfo[currentLanguage()].tag });
    reportError(error);
  };
  createRoot(root, { onUncaughtError }).render(
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
    (await imported(() => import('#src/app/browser/remove-mock-worker.ts'))).removeMockWorker(
      container,
      basePath,
      reload,
    );
  if (workers?.controller) return leave(workers);
  workers
    ?.getRegistrations()
    .then((left) => left.length > 0 && leave(workers))
    .catch(complain);
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
