import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { drawMachine } from './machine-diagram.ts';
import { actionNames, eventName, guardName, nodesOf, pathOf, targetsOf, transitionsOf } from './machine-reading.ts';

/** The content of docs/machines.md: each machine with its diagram, states, transitions and ports. */
export function describeMachines(machines: readonly AnyStateMachine[]): string {
  const contents = machines.map(({ id, root }) => `- [${id}](#${id.toLowerCase()}): ${root.description ?? ''}`.trim());
  return [
    '# Machines',
    'Generated from the machines by `npm run docs:machines`; a test keeps it fresh. What stays in its state is in the tables only.',
    contents.join('\n'),
    ...machines.flatMap(describeMachine),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function describeMachine(machine: AnyStateMachine): string[] {
  const nodes = nodesOf(machine.root);
  return [
    `## ${machine.id}`,
    machine.root.description ?? '',
    ['```mermaid', drawMachine(machine), '```'].join('\n'),
    describeStates(nodes),
    table(['from', 'event', 'guard', 'to', 'actions'], nodes.flatMap(transitionsOf).map(transitionRow)),
    describePorts(machine, nodes),
  ].filter((part) => part !== '');
}

function describeStates(nodes: readonly AnyStateNode[]): string {
  const rows = nodes
    .filter((node) => node.parent)
    .map((node) => [
      code(pathOf(node)),
      codes(node.tags),
      codes(actionNames(written(node.config.entry))),
      codes(actionNames(written(node.config.exit))),
      node.description ?? '',
    ])
    .filter(([, ...details]) => details.some((cell) => cell !== ''));
  return table(['state', 'tags', 'on entry', 'on exit', 'meaning'], rows);
}

/** The actions of the config. Those of the node also contain actions that XState adds for delays. */
const written = (actions: unknown): unknown[] => (actions === undefined ? [] : [actions].flat());

const transitionRow = (transition: AnyTransitionDefinition): string[] => [
  code(pathOf(transition.source) || '(root)'),
  code(eventName(transition)),
  code(guardName(transition)),
  codes(targetsOf(transition).map(pathOf)) + (transition.reenter ? ' anew' : '') || 'stays',
  codes(actionNames(transition.actions)),
];

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

/** Whether an action is a command. A plain function has an effect outside; XState's actions (assign, emit, raise …) have none. */
const isCommand = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;

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
