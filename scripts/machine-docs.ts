import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machines } from './machines.ts';
import { describeMachines } from './machine-markdown.ts';

writeFileSync(join(import.meta.dirname, '../docs/machines.md'), describeMachines(Object.values(machines)));
