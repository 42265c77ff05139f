import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions } from '#src/inspector/descriptions/index.ts';
import { machines } from './machines.ts';
import { recordMachine } from './record-life.ts';
import { describeMachines } from './machine-markdown.ts';

const page = describeMachines([recordMachine, ...Object.values(machines)], descriptions);
writeFileSync(join(import.meta.dirname, '../docs/machines.md'), page);
