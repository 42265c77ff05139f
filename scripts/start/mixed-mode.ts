import type { Connect, Plugin } from 'vite';
import { realBase } from '#src/api/endpoints/real-paths.ts';
import { forward } from '#mocks/host/real-host.ts';
import { type Offer, offerFile } from '#mocks/mixed/offer.ts';
import { type MixedSettings, variables } from '#mocks/mixed/settings.ts';

/**
 * Tells a mock build which calls a real server answers (`mocks/mixed/`), and forwards them in development and preview. The
 * address of the real server stays out of the build.
 */
export function mixedMode(settings: MixedSettings | null): Plugin {
  const offer: Offer | null = settings && { paths: settings.paths, account: settings.account };
  const file = `${JSON.stringify(offer)}\n`;
  let base = '/';
  const serve = (middlewares: Connect.Server) => {
    middlewares.use(`${base}${offerFile}`, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(file);
    });
    if (settings)
      middlewares.use(realBase, (request, response) => void forward(settings, request.url ?? '/', request, response));
  };
  return {
    name: 'mixed-mode',
    async configResolved(resolved) {
      ({ base } = resolved);
      // Loaded late: tools that read the configuration cannot load the whole endpoint table.
      const { checkKnown } = await import('#mocks/mixed/known-paths.ts');
      checkKnown(settings?.paths ?? [], variables.paths);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: offerFile, source: file });
    },
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
  };
}
