import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles } from './files.ts';

const folder = join(import.meta.dirname, '../../docs/contract');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(await contractFiles())) writeFileSync(join(folder, name), text);
