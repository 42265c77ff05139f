import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../..');

const imports = (specifier: string) => `import * as thing from '${specifier}';\nexport const taken = thing;\n`;
const lazily = (specifier: string) => `export const later = () => import('${specifier}');\n`;

/** Each file breaks one rule, which its path and name show. */
const offences: Record<string, { code: string; rule: string }> = {
  'src/domain/axios.ts': { code: imports('axios'), rule: 'no-restricted-imports' },
  'src/domain/xstate.ts': { code: imports('xstate'), rule: 'no-restricted-imports' },
  'src/domain/api.ts': { code: imports('#src/api/http.ts'), rule: 'no-restricted-imports' },
  'src/domain/relative.ts': { code: imports('../machines/session.ts'), rule: 'no-restricted-imports' },
  'src/domain/content/relative.ts': { code: imports('../../api/http.ts'), rule: 'no-restricted-imports' },
  'src/domain/content/folder.ts': { code: imports('../rights/access.ts'), rule: 'no-restricted-imports' },
  'src/machines/content/folder.ts': { code: lazily('../ports.ts'), rule: 'no-restricted-imports' },
  'src/api/endpoints/folder.ts': { code: imports('../http.ts'), rule: 'no-restricted-imports' },
  'src/views/lists/folder.tsx': { code: "export * from '../late/late.tsx';\n", rule: 'no-restricted-imports' },
  'src/i18n/en/folder.ts': { code: imports('../texts.ts'), rule: 'no-restricted-imports' },
  'src/inspector/folder.ts': { code: imports('../main.tsx'), rule: 'no-restricted-imports' },
  'src/app/pages/folder.ts': { code: imports('../screen.ts'), rule: 'no-restricted-imports' },
  'mocks/handlers/folder.ts': { code: imports('../store/store.ts'), rule: 'no-restricted-imports' },
  'mocks/ui/folder.ts': { code: imports('../backend.ts'), rule: 'no-restricted-imports' },
  'tests/flows/folder.ts': { code: imports('../setup/console.ts'), rule: 'no-restricted-imports' },
  'src/domain/type.ts': { code: "export type T = import('axios').AxiosError;\n", rule: 'consistent-type-imports' },
  'src/machines/react.ts': { code: imports('react'), rule: 'no-restricted-imports' },
  'src/machines/axios.ts': { code: imports('axios'), rule: 'no-restricted-imports' },
  'src/machines/wouter.ts': { code: imports('wouter'), rule: 'no-restricted-imports' },
  'src/machines/mantine.ts': { code: imports('@mantine/core'), rule: 'no-restricted-imports' },
  'src/machines/words.ts': { code: imports('#src/i18n/index.ts'), rule: 'no-restricted-imports' },
  'src/machines/api.ts': { code: imports('#src/api/http.ts'), rule: 'no-restricted-imports' },
  'src/machines/views.ts': { code: imports('#src/views/shell/Shell.tsx'), rule: 'no-restricted-imports' },
  'src/machines/shell/app.ts': { code: imports('#src/app/composition/create-app.ts'), rule: 'no-restricted-imports' },
  'src/api/machines.ts': { code: imports('#src/machines/session/session.ts'), rule: 'no-restricted-imports' },
  'src/api/views.ts': { code: imports('#src/views/shell/Shell.tsx'), rule: 'no-restricted-imports' },
  'src/api/app.ts': { code: imports('#src/app/composition/create-app.ts'), rule: 'no-restricted-imports' },
  'src/views/api.tsx': { code: imports('#src/api/http.ts'), rule: 'no-restricted-imports' },
  'src/views/auth/lazily.tsx': { code: lazily('#src/api/http.ts'), rule: 'no-restricted-imports' },
  'src/views/auth/type.tsx': {
    code: "import type { Http } from '#src/api/http.ts';\nexport type T = Http;\n",
    rule: 'no-restricted-imports',
  },
  'src/views/again.tsx': { code: "export * from '#src/api/http.ts';\n", rule: 'no-restricted-imports' },
  'src/views/axios.tsx': { code: imports('axios'), rule: 'no-restricted-imports' },
  'src/views/calendar.tsx': { code: imports('@mantine/dates'), rule: 'no-restricted-imports' },
  'src/views/days.ts': { code: imports('dayjs'), rule: 'no-restricted-imports' },
  'src/views/mocks.tsx': { code: lazily('#mocks/browser.ts'), rule: 'no-restricted-imports' },
  'src/views/app.tsx': { code: imports('#src/app/composition/create-app.ts'), rule: 'no-restricted-imports' },
  'src/i18n/domain.ts': { code: imports('#src/domain/routes/routes.ts'), rule: 'no-restricted-imports' },
  'src/inspector/machines.ts': { code: imports('#src/machines/session/session.ts'), rule: 'no-restricted-imports' },
  'src/app/mocks.ts': { code: lazily('#mocks/browser.ts'), rule: 'no-restricted-imports' },
  'src/app/relative.ts': { code: imports('#mocks/browser.ts'), rule: 'no-restricted-imports' },
  'src/app/axios.ts': { code: imports('axios'), rule: 'no-restricted-imports' },
  'mocks/http-client.ts': { code: imports('#src/api/http.ts'), rule: 'no-restricted-imports' },
  'mocks/machines.ts': { code: imports('#src/machines/session/session.ts'), rule: 'no-restricted-imports' },
  'mocks/react.ts': { code: imports('react'), rule: 'no-restricted-imports' },
  'mocks/ui/views.tsx': { code: imports('#src/views/shell/Shell.tsx'), rule: 'no-restricted-imports' },
  'src/app/cycle-a.ts': { code: "import { b } from './cycle-b.ts';\nexport const a = () => b;\n", rule: 'no-cycle' },
  'src/app/cycle-b.ts': { code: "import { a } from './cycle-a.ts';\nexport const b = () => a;\n", rule: 'no-cycle' },
  'src/views/danger.tsx': {
    code: 'export const Danger = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n',
    rule: 'no-danger',
  },
  'src/views/hook.tsx': {
    code: "import { useState } from 'react';\nexport const useIt = (on: boolean) => (on ? useState(0) : null);\n",
    rule: 'rules-of-hooks',
  },
  'src/views/alt.tsx': { code: 'export const Picture = () => <img src="/a.png" />;\n', rule: 'alt-text' },
  'src/app/print.ts': { code: "console.log('here');\n", rule: 'no-console' },
};

/** The same for rules that need type information. */
const typedOffences: typeof offences = {
  'src/app/floating.ts': {
    code: 'export const run = () => {\n  Promise.resolve(1);\n};\n',
    rule: 'no-floating-promises',
  },
  'src/app/switch.ts': {
    code: "export const tone = (a: 'x' | 'y') => {\n  switch (a) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n};\n",
    rule: 'switch-exhaustiveness-check',
  },
};

/** Files that each layer allows, so that a rule that refuses everything fails. */
const allowed: Record<string, string> = {
  'src/domain/content/fine.ts':
    imports('./record.ts') + imports('valibot').replaceAll('thing', 'other').replace('taken', 'got'),
  'src/domain/alias.ts': imports('#src/domain/rights/access.ts'),
  'src/machines/fine.ts':
    imports('xstate') + "export * from '#src/domain/rights/access.ts';\nexport * from './session.ts';\n",
  'src/api/endpoints/fine.ts':
    imports('./endpoint.ts') + "export * from 'axios';\nexport * from '#src/domain/rights/access.ts';\n",
  'src/views/auth/Fine.tsx': ['react', 'wouter', '@mantine/core', '@mantine/core/styles/Button.css', './part.tsx']
    .concat('#src/machines/session/session.ts', '#src/domain/rights/access.ts')
    .concat('#src/views/late/late.tsx', '#src/i18n/index.ts')
    .map((specifier) => `export * from '${specifier}';\n`)
    .join(''),
  'src/inspector/Fine.tsx': imports('@statelyai/inspect') + "export * from '@mantine/core';\n",
  'src/app/fine.ts': imports('#src/api/http.ts') + "export * from '#src/views/shell/Shell.tsx';\n",
  'src/main.tsx': lazily('#mocks/browser.ts'),
  'mocks/handlers/fine.ts':
    imports('#src/api/endpoints/index.ts') +
    "export * from 'msw/browser';\nexport * from 'idb';\nexport * from 'fflate';\nexport * from 'sirv';\n",
  'mocks/ui/Fine.tsx': imports('@mantine/core') + "export * from 'react';\n",
};

describe('lint enforces the layers', () => {
  let found: Map<string, string[]>;

  beforeAll(() => {
    const codes = (table: typeof offences) => mapValues(table, ({ code }) => code);
    found = new Map([...lint({ ...codes(offences), ...allowed }), ...lint(codes(typedOffences), '--type-aware')]);
  });

  test.for(Object.entries({ ...offences, ...typedOffences }))('%s is refused', ([file, { rule }]) => {
    expect(found.get(file)).toEqual([rule]);
  });

  test.for(Object.keys(allowed))('%s is allowed', (file) => {
    expect(found.get(file)).toEqual(undefined);
  });
});

/** The rules that each file breaks, according to the repository’s own configuration. */
function lint(files: Record<string, string>, ...options: string[]): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const name of ['oxlint.config.ts', 'scripts/lint-layers.ts', 'package.json']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(repository, name), join(folder, name));
  }
  const tsconfig = JSON.parse(readFileSync(join(repository, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
  // No packages are installed here whose types could be imported.
  const compilerOptions = { ...tsconfig.compilerOptions, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, compilerOptions }));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const rules = new Map<string, string[]>();
  for (const { filename, code } of diagnosticsOf(folder, options)) {
    const rule = code.replace(/^.*\((.*)\)$/, '$1');
    rules.set(filename, [...(rules.get(filename) ?? []), rule]);
  }
  rmSync(folder, { recursive: true });
  return rules;
}

function diagnosticsOf(folder: string, options: string[]): { filename: string; code: string }[] {
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
  const output = outputOf(process.execPath, [oxlint, '--format=json', ...options], folder);
  return (JSON.parse(output) as { diagnostics: { filename: string; code: string }[] }).diagnostics;
}

/** oxlint exits with an error when it finds something, as expected here. */
function outputOf(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
