import { AppView } from '#src/app/composition/app-view.tsx';
import { applyAppearance } from '#src/app/browser/appearance.ts';
import { cookieNames, createCookies } from '#src/app/browser/cookies.ts';
import { takeOver } from '#src/app/browser/take-over.ts';
import { createApp } from '#src/app/composition/create-app.ts';
import { createPreferenceStore } from '#src/app/stores/preference-store.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { chooseLanguage, languageInfo } from '#src/i18n/languages.ts';
import { currentLanguage, startTexts } from '#src/i18n/setup.ts';
import { startInspector } from '#src/inspector/start.ts';

// index.html removes #root and shows its own page when the browser is too old (decision 044).
const isTooOld = document.querySelector('#root') === null;

const basePath = import.meta.env.BASE_URL;
const reload = () => globalThis.location.reload();

// No top-level await: chunks that are loaded meanwhile import this file, and would wait for it for ever.
if (!isTooOld)
  start().catch((error: unknown) => {
    // Shown in a mock build alone: it may contain private data.
    giveUp({ what: 'broken', cause: import.meta.env.VITE_MOCK === '1' ? String(error) : '' });
    throw error;
  });

/**
 * The last resort: index.html shows its own page in place of the app, in the named language or in all of them, with a button
 * that reloads.
 */
function giveUp(detail: { what: 'unavailable' | 'broken'; language?: string; cause?: string }) {
  window.dispatchEvent(new CustomEvent('last-resort', { detail }));
}

async function start() {
  if (import.meta.env.VITE_MOCK !== '1' && (await removeWorkers())) return;
  const config = import.meta.env.CONFIG;
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
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const app = createApp({
    shown,
    config,
    basePath,
    reload,
    inspect: await startInspector(),
  });
  // Two short tasks keep the page more responsive than one long.
  await new Promise((resolve) => setTimeout(resolve));
  app.start();
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('index.html has no #root');
  const session = app.actors().session.getSnapshot();
  const drawing = session.matches({ guest: 'atLogin' }) ? 'login' : session.hasTag('waiting') ? 'frame' : null;
  const shows = drawing && `drawn-${drawing}-${language}`;
  // No error boundary caught it, so React has emptied the page.
  const onUncaughtError = (error: unknown) => {
    giveUp({ what: 'broken', language: languageInfo[currentLanguage()].tag });
    reportError(error);
  };
  const draw = (onShown: () => void) => (
    <AppView app={app} LoginHelper={mock?.DemoAccounts ?? null} onShown={onShown} />
  );
  takeOver(root, draw, { shows, onShown: show, onUncaughtError });
}

/**
 * Removes the service worker that a mock build may have left here. It is waited for only if that worker controls this page.
 * True when the page is about to reload.
 */
async function removeWorkers() {
  // Missing on plain http.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const remove = async (container: ServiceWorkerContainer) =>
    (await imported(() => import('#src/app/browser/remove-mock-worker.ts'))).removeMockWorker(
      container,
      basePath,
      reload,
    );
  if (workers?.controller) return remove(workers);
  workers
    ?.getRegistrations()
    .then((left) => left.length > 0 && remove(workers))
    .catch(complain);
  return false;
}

function complain(error: unknown) {
  console.error(error);
  return false;
}

/** Starts the back-end of a mock build in the browser. Other builds contain none of it: the condition is a constant there. */
async function startMock() {
  if (import.meta.env.VITE_MOCK !== '1') return null;
  const [{ startMock: startWorker }, { DemoAccounts }] = await Promise.all([
    import('#mocks/browser.ts'),
    import('#mocks/ui/demo-accounts.tsx'),
  ]);
  await startWorker();
  return { DemoAccounts };
}
