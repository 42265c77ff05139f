import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** State paths and transition keys of one machine, that were walked or that it declares. */
export interface Steps {
  states: Set<string>;
  transitions: Set<string>;
}

/** What was walked so far in this test file, by machine id. */
export const walked = new Map<string, Steps>();

/**
 * Give it to `createActor` as `inspect`: notes each state that is entered and each transition that is taken, in every
 * machine of the system. Machines are told apart by id and states by path, because `provide()` makes copies.
 */
export function walk(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  if (!('machine' in event.snapshot)) return;
  const snapshot = event.snapshot as AnyMachineSnapshot;
  const nodes: AnyStateNode[] = snapshot._nodes;
  const steps = stepsOf(snapshot.machine.id);
  for (const node of nodes) if (node.parent) steps.states.add(stateKey(node));
  if (event.type !== '@xstate.microstep') return;
  for (const transition of event._transitions) {
    const key = transitionKey(transition);
    // The initial transition of a machine is none of those it declares.
    if (!key) continue;
    steps.transitions.add(key);
    // An initial state that `always` leads on from is seen in no snapshot; that it was left says that it was entered.
    if (transition.source.parent) steps.states.add(stateKey(transition.source));
  }
}

/** Everything that a machine declares: its states, and its transitions with those of its invokes and its delays. */
export function declared(machine: AnyStateMachine): Steps {
  const nodes = nodesBelow(machine.root);
  const states = nodes.filter((node) => node.parent && node.type !== 'history');
  const transitions = nodes.flatMap(transitionsOf);
  return {
    states: new Set(states.map(stateKey)),
    transitions: new Set(transitions.flatMap((transition) => transitionKey(transition) ?? [])),
  };
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(nodesBelow),
];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const stateKey = (node: AnyStateNode): string => node.path.join('.');

/** `from: event [guard] #place among the candidates → to`; null for what is no candidate of its source. */
function transitionKey(transition: AnyTransitionDefinition): string | null {
  const { source } = transition;
  const eventType = transition.eventType as string;
  const candidates = eventType === '' ? source.always : source.transitions.get(eventType);
  const place = candidates?.indexOf(transition) ?? -1;
  if (place < 0) return null;
  const from = stateKey(source) || '(root)';
  const to = transition.target?.map((node: AnyStateNode) => stateKey(node)).join(', ') ?? '(stays)';
  return `${from}: ${eventType || 'always'}${guardName(transition)} #${place + 1} → ${to}`;
}

function guardName({ guard }: AnyTransitionDefinition): string {
  if (!guard) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return ` [${'type' in guard ? guard.type : guard.name || 'inline'}]`;
}

function stepsOf(machineId: string): Steps {
  const known = walked.get(machineId);
  if (known) return known;
  const steps: Steps = { states: new Set(), transitions: new Set() };
  walked.set(machineId, steps);
  return steps;
}
