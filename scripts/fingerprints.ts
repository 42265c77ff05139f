import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The committed fingerprints of generated documents: per document, a short hash of each of its parts. */
export type Fingerprints = Record<string, Record<string, string>>;

const docs = join(import.meta.dirname, '../docs');
const file = join(docs, 'fingerprints.json');

export const committedFingerprints = (): Fingerprints => JSON.parse(readFileSync(file, 'utf8')) as Fingerprints;

/** Hashes each part, so that a difference names the part that changed. */
export const fingerprintsOf = (parts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, createHash('sha256').update(text).digest('hex').slice(0, 8)]),
  );

/** Writes generated files to docs/generated/, which is not committed, and the fingerprints of the document that they show. */
export function writeGenerated(
  document: string,
  files: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>>,
): void {
  const folder = join(docs, 'generated');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const all = { ...committedFingerprints(), [document]: fingerprintsOf(parts) };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
