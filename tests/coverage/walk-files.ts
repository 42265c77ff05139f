import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Steps } from './walk.ts';

/** The folder to which each test file writes its walk. `npm run coverage:machines` reads it. */
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

/** Joins all walks of a folder. A missing folder has none. */
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
