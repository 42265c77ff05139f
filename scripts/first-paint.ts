import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { createServer, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { withPolicy } from '#delivery/policy.ts';
import type * as Helper from '#mocks/ui/demo-accounts.tsx';
import type { Config } from '#src/app/config.ts';
import type * as Drawings from '#src/app/composition/drawings.tsx';
import { languageInfo } from '#src/i18n/languages.ts';
import { builtModules, themeStyles } from './built-theme.ts';
import { mustMatch } from './surgery/must-match.ts';
import { replaceModules } from './surgery/replaced-modules.ts';

/** As the app's own JSX. */
export const jsx = () => react({ jsxImportSource: '#jsx' });

/**
 * Makes a built index.html complete for the first paint (decision 050): it carries the style sheet of the first screen, and that
 * screen itself, drawn in each language by the components of the app. Its own script shows one of the drawings. The policy, which
 * names what stands in it, is part of it too (decision 053). The development server does nothing of this.
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
      filter: { id: /\/@mantine\/core\// },
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
        // The script takes the first one where nobody asks for a language of ours.
        drawings.sort((a, b) => Number(b.language === defaultLanguage) - Number(a.language === defaultLanguage));
        const tags = drawings.map(({ what, language, html: body }) =>
          inert(`${what}-${language}`, body, {
            lang: languageInfo[language].tag,
            'data-texts': base + fileWith(bundle, `/src/i18n/first/${language}.ts`),
          }),
        );
        return { html: withPolicy(withLateScript(withStyles(withoutComments(html), bundle)), needs), tags };
      },
    },
  };
}

/** Its scripts are for any browser, and no minifier writes for those. */
const withoutComments = (html: string) => html.replaceAll(/^\s+/gm, '').replaceAll(/^(\/\/.*|<!--.*-->)\n/gm, '');

/** What no browser shows, or asks files for. */
const inert = (name: string, children: string, attrs: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { id: `drawn-${name}`, ...attrs },
  children,
  injectTo: 'body-prepend',
});

/** The style sheets that the page links go into it. Chunks that come later bring theirs as before, behind these. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="[^"]*?(assets\/[^"]+)">/g, (_, name: string) => {
    const asset = bundle[name];
    if (asset?.type !== 'asset') throw new Error(`${name} is linked, and not in the build`);
    delete bundle[name];
    // Else chunks that import the first one would ask for it.
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(name);
    return `<style>${String(asset.source).trim()}${themeStyles()}</style>`;
  });
}

/**
 * The app is asked for when the page has been painted: what is seen first does not share the line with it. Its script stands at
 * the end: a page may be painted before the rest of it has come, and the app needs all of it.
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
 * Runs in the page. One that is not shown is not painted either. The scripts are copies of what the page has: the policy lets
 * nothing make one from an address (decision 053).
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
