import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions } from '#src/inspector/descriptions/index.ts';
import { writeGenerated } from './fingerprints.ts';
import { describeLifecycles } from './lifecycles.ts';
import { describeMachines, machineSections } from './machine-markdown.ts';
import { machines } from './machines.ts';
import { recordMachine } from './record-life.ts';

const described = [recordMachine, ...Object.values(machines)];
const page = describeMachines(described, descriptions);
writeGenerated('machines', { 'machines.md': page }, machineSections(described, descriptions));
writeFileSync(join(import.meta.dirname, '../docs/lifecycles.md'), describeLifecycles(descriptions));
