import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mustMatch } from './must-match.ts';

interface Replacement {
  /** Path or name of the module, as an import of the library writes it. */
  imported: RegExp;
  /** The name in error messages. */
  name: string;
  by: string;
}

const ours = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Leaves a module of axios out, in the way that axios leaves out Node's adapter in browsers. */
const withoutAxios = (module: string): Replacement => ({
  name: `axios ${module}`,
  imported: new RegExp(`^\\.[\\w./]*/${module}\\.js$`),
  by: 'axios/unsafe/helpers/null.js',
});

/** Workbooks are compressed without workers, which the policy refuses. The app's own worker writes workbooks, too. */
const fflate: Replacement = { name: 'fflate', imported: /^fflate$/, by: ours('app/tables/zip-in-place.ts') };

/** The replacements in the app's own workers, which Vite builds apart. */
export const replacementsInWorkers: readonly Replacement[] = [fflate];

/** Modules of libraries that a build replaces, and why. */
const replacements: readonly Replacement[] = [
  // React has the hook itself; the package serves older versions.
  { name: 'use-sync-external-store', imported: /^use-sync-external-store\/shim(\/index\.js)?$/, by: 'react' },
  // Icons with one element each.
  {
    name: 'tabler createReactComponent',
    imported: /^\.\.\/createReactComponent\.mjs$/,
    by: ours('views/looks/one-path-icon.ts'),
  },
  // Ids that do not draw each field twice.
  { name: 'Mantine use-id', imported: /^\.\/use-id\/use-id\.mjs$/, by: ours('views/looks/lasting-id.ts') },
  // Lists of options scroll with the scroll bar of the system.
  {
    name: 'Mantine ScrollArea',
    imported: /^(\.\.\/)+ScrollArea\/ScrollArea\.mjs$/,
    by: ours('views/looks/native-scroll-area.tsx'),
  },
  // Styles that the policy admits (decision 053).
  { name: 'react-style-singleton', imported: /^react-style-singleton$/, by: ours('views/trusted/adopted-style.ts') },
  fflate,
  // No call reports its progress.
  ...['trackStream', 'progressEventReducer'].map((module) => ({
    ...withoutAxios(module),
    by: ours('api/transport/without-progress.ts'),
  })),
  // No call uses the other adapter, status names, cancel tokens, encoded objects or limits of length.
  ...[
    'xhr',
    'CancelToken',
    'HttpStatusCode',
    'AxiosURLSearchParams',
    'toFormData',
    'toURLEncodedForm',
    'formDataToJSON',
    'estimateDataURLDecodedBytes',
    'createMultipartBody',
  ].map(withoutAxios),
];

/** Replaces modules of libraries. A build fails when a library no longer imports one of them. */
export function replaceModules(table: readonly Replacement[] = replacements): Plugin {
  const targets = mustMatch(
    'replaced modules',
    table.map(({ name }) => name),
  );
  return {
    name: 'replaced-modules',
    resolveId: {
      order: 'pre',
      filter: { id: table.map(({ imported }) => imported) },
      handler(source, importer) {
        const match = table.find(({ imported }) => imported.test(source));
        if (!match || !importer?.includes('/node_modules/')) return null;
        targets.found(match.name);
        return this.resolve(match.by, importer);
      },
    },
    buildEnd(error) {
      if (!error && this.environment.mode === 'build') targets.check();
    },
  };
}
