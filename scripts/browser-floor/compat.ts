import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type Browser, floor } from './floor.ts';

/** A feature of browsers by name: `URL.canParse`, `Array#toSorted`. `lacking` are the oldest supported browsers without it. */
interface Feature {
  name: string;
  lacking: readonly Browser[];
}

/** The features of browsers, by the name that code uses. The name of a member may belong to several interfaces. */
export interface Compat {
  /** Of globals: `structuredClone`. */
  globals: ReadonlyMap<string, readonly Feature[]>;
  /** Of members of globals: `URL.canParse`, `navigator.locks`. */
  statics: ReadonlyMap<string, readonly Feature[]>;
  /** Of members of objects: `toSorted`. Objects of missing interfaces are not listed: the name of the interface is found. */
  members: ReadonlyMap<string, readonly Feature[]>;
}

/** Globals that hold the one object of an interface. */
const singletons: Readonly<Record<string, readonly string[]>> = {
  Window: ['window', 'globalThis', 'self'],
  Navigator: ['navigator'],
  Document: ['document'],
  Location: ['location'],
  History: ['history'],
  Performance: ['performance'],
  Screen: ['screen'],
  Crypto: ['crypto'],
  SubtleCrypto: ['crypto.subtle'],
};

/** Objects without instances: all of their members are static. */
const namespaces = new Set(['Atomics', 'CSS', 'Intl', 'JSON', 'Math', 'Reflect']);

/**
 * Reads the data of MDN: interfaces with their members. Static members of the browser’s interfaces end in `_static`;
 * those of the language have no mark.
 */
export function readCompat(): Compat {
  const { api, javascript } = readData();
  const { builtins = {} } = javascript;
  const found = { globals: new Map(), statics: new Map(), members: new Map() } satisfies Compat;
  for (const [name, entry] of membersOf(builtins)) readInterface(name, entry, found, true);
  for (const [name, entry] of membersOf(api)) readInterface(name, entry, found);
  for (const [name, entry] of membersOf(builtins['Intl'] ?? {})) readInterface(`Intl.${name}`, entry, found);
  return found;
}

type Found = Record<keyof Compat, Map<string, Feature[]>>;

function readInterface(name: string, entry: Identifier, found: Found, isOfLanguage = false) {
  const lacking = lackingOf(entry);
  if (lacking && !name.includes('.')) note(found.globals, name, { name, lacking });
  for (const [key, member] of membersOf(entry)) {
    const missing = lackingOf(member);
    if (!missing) continue;
    const leaf = key.replace(/_static$/, '');
    const isStatic = key !== leaf || namespaces.has(name);
    const feature = { name: `${name}${isStatic ? '.' : '#'}${leaf}`, lacking: missing };
    if (name === 'Window' || name === 'globals') note(found.globals, leaf, feature);
    for (const object of singletons[name] ?? []) note(found.statics, `${object}.${leaf}`, feature);
    if (isStatic || isOfLanguage) note(found.statics, `${name}.${leaf}`, feature);
    if (!isStatic && lacking?.length === 0) note(found.members, leaf, feature);
  }
}

const membersOf = (entry: Identifier): [string, Identifier][] =>
  Object.entries(entry).filter((member): member is [string, Identifier] => member[0] !== '__compat');

function note(features: Map<string, Feature[]>, name: string, feature: Feature) {
  features.set(name, [...(features.get(name) ?? []), feature]);
}

export const readData = () => createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

export const isLacking = (entry: Identifier): boolean => (lackingOf(entry)?.length ?? 0) > 0;

/** Null for an entry that is not a feature itself. */
function lackingOf({ __compat }: Identifier): readonly Browser[] | null {
  if (!__compat) return null;
  return (Object.keys(floor) as Browser[]).filter((browser) => {
    const support = __compat.support[browser];
    return ![support].flat().some((one) => one !== undefined && isKnownBy(one, floor[browser]));
  });
}

/** Whether the browser has the feature, unprefixed and without a flag. Partial support counts. */
function isKnownBy(support: SimpleSupportStatement, version: number): boolean {
  if (support.flags || support.prefix || support.alternative_name) return false;
  return isSince(support.version_added, version) && !isSince(support.version_removed, version);
}

/** Whether a change is in this version or an earlier one. Some versions are upper bounds (`≤79`). */
const isSince = (change: string | boolean | null | undefined, version: number): boolean =>
  typeof change === 'string' && Number.parseFloat(change.replace('≤', '')) <= version;
