import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { createServer, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { withPolicy } from '#delivery/policy.ts';
import type * as Helper from '#mocks/ui/demo-accounts.tsx';
import type { Config } from '#src/app/config.ts';
import type * as Drawings from '#src/app/composition/drawings.tsx';
import { languageInfo } from '#src/i18n/languages.ts';
import { builtModules, missingVariables } from './built-theme.ts';
import { mustMatch } from './surgery/must-match.ts';
import { replaceModules } from './surgery/replaced-modules.ts';

/** JSX as the app compiles it. */
export const jsx = () => react({ jsxImportSource: '#jsx' });

/**
 * Makes a built index.html complete for the first paint (decision 050): it carries the style sheet of the first screen, and that
 * screen itself, drawn in each language by the components of the app. An inline script shows one of the drawings. The policy, which
 * contains the hashes of inline scripts, is part of it too (decision 053). The development server does nothing of this.
 */
export function firstPaint({ mock, defaultLanguage, apiUrl, mapKey }: Config, mode: string): Plugin {
  const needs = { apiOrigin: /^https?:\/\/[^/]+/.exec(apiUrl)?.[0], hasMap: mapKey !== '', isMock: mock };
  const targets = mustMatch('first paint', Object.keys(builtModules));
  let base = '/';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(resolved) {
      ({ base } = resolved);
    },
    load: {
      filter: { id: /\/(@mantine\/core|views\/styles)\// },
      handler(id) {
        targets.found(basename(id));
        return builtModules[basename(id)];
      },
    },
    buildEnd(error) {
      if (!error) targets.check();
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const drawings = await draw(mode, mock);
        // The script shows the first one when the visitor prefers none of the languages.
        drawings.sort((a, b) => Number(b.language === defaultLanguage) - Number(a.language === defaultLanguage));
        const tags = drawings.map(({ what, language, html: body }) =>
          inert(`${what}-${language}`, body, {
            lang: languageInfo[language].tag,
            'data-texts': base + fileWith(bundle, `/src/i18n/first/${language}.ts`),
          }),
        );
        const styled = withStyles(withoutComments(html), bundle);
        const missing = missingVariables(styled + drawings.map((one) => one.html).join(''));
        if (missing.length > 0) throw new Error(`the first screens use variables of the shell: ${missing.join()}`);
        return { html: withPolicy(withLateScript(styled), needs), tags };
      },
    },
  };
}

/** Its inline scripts must run in old browsers, which minifiers do not target. */
const withoutComments = (html: string) => html.replaceAll(/^\s+/gm, '').replaceAll(/^(\/\/.*|<!--.*-->)\n/gm, '');

/** A template: browsers neither show its content nor load its files. */
const inert = (name: string, children: string, attrs: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { id: `drawn-${name}`, ...attrs },
  children,
  injectTo: 'body-prepend',
});

/** Inlines the linked style sheets. Chunks that load later still bring their own. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="[^"]*?(assets\/[^"]+)">/g, (_, name: string) => {
    const asset = bundle[name];
    if (asset?.type !== 'asset') throw new Error(`${name} is linked, and not in the build`);
    delete bundle[name];
    // Otherwise chunks that import the first one would request it.
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(name);
    return `<style>${String(asset.source).trim()}</style>`;
  });
}

/**
 * Loads the app after the page is painted, so that the first paint does not share bandwidth with it. The script is at the end of
 * the page: the page may be painted before it is complete, and the app needs all of it.
 */
function withLateScript(html: string): string {
  const script = /<script type="module" crossorigin src="[^"]+"><\/script>\n?/g;
  const scripts = html.match(script);
  if (!scripts) throw new Error('index.html names no script that the build could load later');
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replaceAll(script, '')
    .replace(
      '</body>',
      () =>
        `<template id="app">${scripts.join('').trim()}</template><script>(${String(loadAfterPaint)})()</script></body>`,
    );
}

/**
 * Runs in the page. A hidden page is not painted, so it loads at once. The scripts are copies of elements in the page, because
 * the policy forbids creating one from an address (decision 053).
 */
function loadAfterPaint() {
  const app = document.querySelector<HTMLTemplateElement>('template#app');
  const load = () => app && document.head.appendChild(document.importNode(app.content, true));
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

function fileWith(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!chunk) throw new Error(`${module} is in no chunk`);
  return chunk.fileName;
}

async function draw(mode: string, mock: boolean) {
  const server = await createServer({
    configFile: false,
    mode,
    appType: 'custom',
    logLevel: 'error',
    plugins: [jsx(), replaceModules()],
    // Else Node would load the icons itself, without the replacement.
    ssr: { noExternal: ['@tabler/icons-react'] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { drawAll } = (await server.ssrLoadModule('/src/app/composition/drawings.tsx')) as typeof Drawings;
    const helper = mock ? ((await server.ssrLoadModule('/mocks/ui/demo-accounts.tsx')) as typeof Helper) : null;
    return await drawAll(helper?.DemoAccounts ?? null);
  } finally {
    await server.close();
  }
}
