import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  license: string;
  integrity: string;
  resolved?: string;
  hasInstallScript?: true;
  dev?: true;
}

type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every package of the lock file, by where it is installed, without ours. */
const locked = Object.entries((readJson('package-lock.json') as { packages: Record<string, Locked> }).packages).filter(
  ([path]) => path !== '',
);
const pathsOf = (isBad: (entry: Locked, path: string) => boolean) =>
  locked.flatMap(([path, entry]) => (isBad(entry, path) ? [path] : []));

const { scripts, dependencies, devDependencies, optionalDependencies } = readJson('package.json') as Manifest;

/** Below these versions a package has a hole that is known and would reach us. `npm run audit` asks the registry for all. */
const safeSince: Readonly<Record<string, string>> = { axios: '1.15.2' };

test('no dependency is below the version that closed a known hole (fault J5)', () => {
  const names = Object.keys(safeSince);
  expect(names.filter((name) => !locked.some(([path]) => nameAt(path) === name))).toEqual([]);
  expect(pathsOf(({ version }, path) => isBelow(version, safeSince[nameAt(path)] ?? '0'))).toEqual([]);
  expect(['1.15.1', '1.9.9', '0.99.0', '1.15.2', '2.0.0'].filter((version) => isBelow(version, '1.15.2'))).toEqual([
    '1.15.1',
    '1.9.9',
    '0.99.0',
  ]);
});

test('the lock file pins exact versions with hashes, without the address of a registry (fault J5)', () => {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(pathsOf(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  expect(pathsOf(({ resolved }) => resolved !== undefined)).toEqual([]);
});

/** What npm would run, or take as a reason to compile, while it installs a package. */
const installScripts = ['preinstall', 'install', 'postinstall'];

test('no package runs a script on install, and npm is configured to run none (fault J6)', () => {
  expect(pathsOf(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  // What is installed might say something else than the lock file.
  const runs = (path: string) =>
    existsSync(`${path}/binding.gyp`) ||
    installScripts.some((name) => (readJson(`${path}/package.json`) as Partial<Manifest>).scripts?.[name]);
  expect(pathsOf((_, path) => existsSync(path) && runs(path))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  // npm then leaves out these of ours, too.
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name) && name !== 'preview')).toEqual([]);
});

/** They ask for no more than their notice. What has one of them may become part of what we deliver. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'Unlicense'];
/** These ask for the source of what is changed in them. Tools may have them: they are used, not delivered. */
const ofTools = [...permissive, 'CC-BY-4.0', 'CC0-1.0', 'EPL-2.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'];

test('every package has a licence that we may live with', () => {
  const refused = locked.filter(([, { license, dev }]) => !allows(license, dev ? ofTools : permissive));
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only OR MIT AND LGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  [undefined, false],
])('of licences: %s – %s', (license, isAllowed) => {
  expect(allows(license, permissive)).toBe(isAllowed);
});

/** Whether an SPDX expression leaves a choice that is allowed. Of brackets only those around all of it are understood. */
function allows(license: string | undefined, allowed: readonly string[]): boolean {
  const choices = (license ?? '').replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Compares two versions of the kind 1.2.3. */
function isBelow(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
