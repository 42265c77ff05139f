import { AppView } from '#src/app/composition/app-view.tsx';
import { applyAppearance } from '#src/app/browser/appearance.ts';
import { cookieNames, createCookies } from '#src/app/browser/cookies.ts';
import { takeOver } from '#src/app/browser/take-over.ts';
import type { Config } from '#src/app/config.ts';
import { createApp } from '#src/app/composition/create-app.ts';
import { createPreferenceStore } from '#src/app/stores/preference-store.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { LastResort } from '#src/i18n/last-resort.ts';
import { chooseLanguage, languageInfo } from '#src/i18n/languages.ts';
import { currentLanguage, startTexts } from '#src/i18n/setup.ts';

// index.html removes #root and shows its own page when the browser is too old (decision 044).
const isTooOld = document.querySelector('#root') === null;

const basePath = import.meta.env.BASE_URL;
const reload = () => globalThis.location.reload();

// No top-level await: chunks that are loaded meanwhile import this file, and would wait for it for ever.
if (!isTooOld)
  start().catch((error: unknown) => {
    // What it says is shown in a mock build alone: it may contain private data.
    giveUp({ what: 'broken', ...(import.meta.env.VITE_MOCK === '1' && { cause: String(error), ...wayOutOf(error) }) });
    throw error;
  });

/**
 * The last resort: index.html shows its own page in place of the app, in the named language or in all of them, with a button
 * that reloads.
 */
function giveUp(detail: LastResort) {
  window.dispatchEvent(new CustomEvent('last-resort', { detail }));
}

/** An error of the mock may bring its own text and a way out. */
const wayOutOf = (error: unknown): LastResort => (error as { wayOut?: LastResort } | null)?.wayOut ?? {};

async function start() {
  if (import.meta.env.VITE_MOCK !== '1' && (await removeWorkers())) return;
  const built = import.meta.env.CONFIG;
  const cookies = createCookies(basePath);
  const language = chooseLanguage(cookies.read(cookieNames.language), navigator.languages, built.defaultLanguage);
  const { tag } = languageInfo[language];
  const [config, mock, tools, hasTexts] = await Promise.all([
    configure(built, tag),
    startMock(),
    loadTools(),
    startTexts(language).then(() => true, complain),
    applyAppearance(createPreferenceStore(cookies).read()),
  ]);
  if (!config) return;
  if (!hasTexts) {
    giveUp({ what: 'unavailable', language: tag });
    return;
  }
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const app = createApp({
    shown,
    config: import.meta.env.VITE_MOCK === '1' && mock ? { ...config, approvals: mock.approvals } : config,
    basePath,
    reload,
    inspect: tools?.inspectApp,
    connect: mock?.connect,
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
  tools?.start(app, mock);
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

/** What the build was made with, or what the host says in its place. Null after words where that is wrong. */
async function configure(built: Config, language: string): Promise<Config | null> {
  const answer = await globalThis.runtimeConfig;
  // Where there is no such file a host answers 404, or with a page.
  const said = answer?.ok ? await answer.text().catch(() => '') : '';
  // `{}` says nothing, as most hosts.
  if (!/\w/.test(said) || said.startsWith('<')) return built;
  const { withRuntimeConfig } = await imported(() => import('#src/app/runtime-config.ts'));
  return withRuntimeConfig(built, said, (lines, cause) => giveUp({ lines, language, cause }));
}

function complain(error: unknown) {
  console.error(error);
  return false;
}

/** The tools of development and mock builds. Other builds contain none of them: the condition is a constant there. */
async function loadTools() {
  if (!import.meta.env.DEV && import.meta.env.VITE_MOCK !== '1') return null;
  return import('#src/dev-tools.tsx');
}

/** Starts the back-end of a mock build in the browser. Other builds contain none of it: the condition is a constant there. */
async function startMock() {
  if (import.meta.env.VITE_MOCK !== '1') return null;
  const [
    { startMock: startWorker },
    { currentBackend, reportOfMock, watchCalls },
    { DemoAccounts },
    { panelTool },
    { connectMixed },
  ] = await Promise.all([
    import('#mocks/browser.ts'),
    import('#mocks/current.ts'),
    import('#mocks/ui/demo-accounts.tsx'),
    import('#mocks/ui/panel/tool.ts'),
    imported(() => import('#src/api/mixed.ts')),
  ]);
  const realPaths = await startWorker();
  return {
    connect: connectMixed(realPaths),
    approvals: await currentBackend().commands.approvals(),
    DemoAccounts,
    watchCalls,
    report: reportOfMock,
    tools: [panelTool],
  };
}
