import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Steps } from './walk.ts';

/** Where each test file leaves what it walked, and the last step collects it. */
export const walkFolder = join(import.meta.dirname, '../../.cache/machine-coverage');

type Written = Record<string, { states: string[]; transitions: string[] }>;

export function writeWalk(name: string, walked: ReadonlyMap<string, Steps>, folder = walkFolder): void {
  const written: Written = {};
  for (const [id, { states, transitions }] of walked) {
    written[id] = { states: [...states], transitions: [...transitions] };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(written));
}

/** All walks of a folder as one; no folder is no walk. */
export function readWalks(folder = walkFolder): Map<string, Steps> {
  const joined = new Map<string, Steps>();
  for (const file of filesIn(folder)) {
    const written = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Written;
    for (const [id, { states, transitions }] of Object.entries(written)) {
      const known = joined.get(id);
      joined.set(id, {
        states: new Set([...(known?.states ?? []), ...states]),
        transitions: new Set([...(known?.transitions ?? []), ...transitions]),
      });
    }
  }
  return joined;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
}
