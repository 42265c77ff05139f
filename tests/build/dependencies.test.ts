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

/** Every package of the lock file except ours, by its install path. */
const locked = Object.entries((readJson('package-lock.json') as { packages: Record<string, Locked> }).packages).filter(
  ([path]) => path !== '',
);
const pathsOf = (isBad: (entry: Locked, path: string) => boolean) =>
  locked.flatMap(([path, entry]) => (isBad(entry, path) ? [path] : []));

const { scripts, dependencies, devDependencies, optionalDependencies } = readJson('package.json') as Manifest;

/** Versions below these have a known vulnerability that affects us. `npm run audit` asks the registry for all. */
const safeSince: Readonly<Record<string, string>> = { axios: '1.15.2' };

test('no dependency has a known vulnerability (fault J5)', () => {
  const names = Object.keys(safeSince);
  expect(names.filter((name) => !locked.some(([path]) => nameAt(path) === name))).toEqual([]);
  expect(pathsOf(({ version }, path) => isBelow(version, safeSince[nameAt(path)] ?? '0'))).toEqual([]);
  expect(['1.15.1', '1.9.9', '0.99.0', '1.15.2', '2.0.0'].filter((version) => isBelow(version, '1.15.2'))).toEqual([
    '1.15.1',
    '1.9.9',
    '0.99.0',
  ]);
});

test('the lock file pins exact versions with hashes, without a registry address (fault J5)', () => {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(pathsOf(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  expect(pathsOf(({ resolved }) => resolved !== undefined)).toEqual([]);
});

/** Scripts that npm runs, or reasons for it to compile, when it installs a package. */
const installScripts = ['preinstall', 'install', 'postinstall'];

test('no package runs a script on install, and npm is configured to run none (fault J6)', () => {
  expect(pathsOf(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  // The installed package may differ from the lock file.
  const runs = (path: string) =>
    existsSync(`${path}/binding.gyp`) ||
    installScripts.some((name) => (readJson(`${path}/package.json`) as Partial<Manifest>).scripts?.[name]);
  expect(pathsOf((_, path) => existsSync(path) && runs(path))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  // npm then skips these scripts of ours, too.
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name) && name !== 'preview')).toEqual([]);
});

/** These require only their notice. Packages under one of them may become part of our delivery. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'Unlicense'];
/** These require the source of changes. Tools may have them, because they are not delivered. */
const ofTools = [...permissive, 'CC-BY-4.0', 'CC0-1.0', 'EPL-2.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'];

test('every package has an acceptable licence', () => {
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
])('licence %s – %s', (license, isAllowed) => {
  expect(allows(license, permissive)).toBe(isAllowed);
});

/** Whether an SPDX expression offers an allowed choice. Only brackets around the whole expression are understood. */
function allows(license: string | undefined, allowed: readonly string[]): boolean {
  const choices = (license ?? '').replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Compares two versions of the form 1.2.3. */
function isBelow(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
