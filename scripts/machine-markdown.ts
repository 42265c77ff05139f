import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Descriptions } from '#src/inspector/descriptions/index.ts';
import { drawMachine } from '#src/inspector/reading/machine-diagram.ts';
import { livesAsRecord, recordMachine, statesOf } from './record-life.ts';
import {
  actionNames,
  eventName,
  guardName,
  isMachine,
  nodesOf,
  pathOf,
  targetsOf,
  transitionsOf,
  written,
} from '#src/inspector/reading/machine-reading.ts';

/** The page of all machines: a list of contents, then a section for each. */
export const describeMachines = (
  machines: readonly AnyStateMachine[],
  descriptions: Readonly<Record<string, Descriptions>>,
): string =>
  [
    '# Machines',
    'Generated from the machines by `npm run docs:machines`. Transitions that stay in their state are in the tables only.',
    machines.map(({ id }) => `- [${id}](#${id.toLowerCase()}): ${descriptions[id]?.[''] ?? ''}`.trim()).join('\n'),
    ...Object.values(machineSections(machines, descriptions)),
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');

/**
 * The section of each machine by its id: diagram, states, transitions and ports. What all pages of records have in common is
 * described once.
 */
export function machineSections(
  machines: readonly AnyStateMachine[],
  descriptions: Readonly<Record<string, Descriptions>>,
): Record<string, string> {
  const life = describedBy(recordMachine, descriptions[recordMachine.id] ?? {});
  return Object.fromEntries(
    machines.map((machine) => {
      const parts = describeMachine(machine, descriptions[machine.id] ?? {}, livesAsRecord(machine) ? life : nothing);
      return [machine.id, parts.join('\n\n')];
    }),
  );
}

/** States and transitions that another section already shows. */
interface Known {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

const nothing: Known = { states: new Set(), transitions: new Set() };

function describeMachine(machine: AnyStateMachine, descriptions: Descriptions, known: Known): string[] {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsOf).filter((one) => !known.transitions.has(keyOf(transitionRow(one))));
  return [
    `## ${machine.id}`,
    descriptions[''] ?? '',
    known === nothing ? '' : describeLife(machine),
    ['```mermaid', drawMachine(machine, transitions), '```'].join('\n'),
    table(
      ['state', 'tags', 'on entry', 'on exit', 'meaning'],
      stateRows(nodes, descriptions).filter((row) => !known.states.has(keyOf(row))),
    ),
    table(['from', 'event', 'guard', 'to', 'actions'], transitions.map(transitionRow)),
    describePorts(machine, nodes),
  ].filter((part) => part !== '');
}

function describeLife(machine: AnyStateMachine): string {
  const { shared, own } = statesOf(machine);
  return `Lives the [life of a record’s page](#${recordMachine.id}): ${codes(shared)}. Its own states: ${codes(own)}. Below is what it has beside that life.`;
}

function stateRows(nodes: readonly AnyStateNode[], descriptions: Descriptions): string[][] {
  return nodes
    .filter((node) => node.parent)
    .map((node) => [
      code(pathOf(node)),
      codes(node.tags),
      codes(actionNames(written(node.config.entry))),
      codes(actionNames(written(node.config.exit))),
      descriptions[pathOf(node)] ?? '',
    ])
    .filter(([, ...details]) => details.some((cell) => cell !== ''));
}

const keyOf = (row: readonly string[]): string => row.join(' | ');

const transitionRow = (transition: AnyTransitionDefinition): string[] => [
  code(pathOf(transition.source) || '(root)'),
  code(eventName(transition)),
  code(guardName(transition)),
  codes(targetsOf(transition).map(pathOf)) + (transition.reenter ? ' again' : '') || 'stays',
  codes(actionNames(transition.actions)),
];

function describedBy(machine: AnyStateMachine, descriptions: Descriptions): Known {
  const nodes = nodesOf(machine.root);
  return {
    states: new Set(stateRows(nodes, descriptions).map(keyOf)),
    transitions: new Set(nodes.flatMap(transitionsOf).map((one) => keyOf(transitionRow(one)))),
  };
}

/** The ports of a machine: the actors that it starts, and the commands that it runs. */
function describePorts(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): string {
  const { actors, actions } = machine.implementations;
  const actorRows = Object.entries(actors).map(([name, logic]) => [
    code(name),
    isMachine(logic) ? `machine [${logic.id}](#${logic.id.toLowerCase()})` : 'actor',
    usersOf(nodes, (node) => node.invoke.some(({ src }) => src === name)) || 'spawned',
  ]);
  const commandRows = Object.entries(actions)
    .filter(([, action]) => isCommand(action))
    .map(([name]) => [code(name), 'command', usersOf(nodes, (node) => runs(node, name))]);
  return table(['port', 'kind', 'used in'], [...actorRows, ...commandRows]);
}

const usersOf = (nodes: readonly AnyStateNode[], uses: (node: AnyStateNode) => boolean): string =>
  codes(nodes.filter(uses).map((node) => pathOf(node) || '(root)'));

const runs = (node: AnyStateNode, action: string): boolean =>
  [node.entry, node.exit, ...transitionsOf(node).map(({ actions }) => actions)].flatMap(actionNames).includes(action);

/**
 * Whether an action is a command. A plain function has an effect outside; XState's actions (assign, emit, raise …) have
 * none.
 */
const isCommand = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** Writes a Markdown table without the columns that are empty in every row. */
function table(head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const used = head.map((_, column) => rows.some((row) => row[column]));
  const inUse = (cells: readonly string[]) => cells.filter((_, column) => used[column]);
  return [head, head.map(() => '---'), ...rows].map((cells) => line(inUse(cells))).join('\n');
}
