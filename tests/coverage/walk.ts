import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** State paths and transition keys of one machine, either walked or declared. */
export interface Steps {
  states: Set<string>;
  transitions: Set<string>;
}

/** The walk of this worker so far, by machine id. */
export const walked = new Map<string, Steps>();

/**
 * Pass it to `createActor` as `inspect`: it records each state that is entered and each transition that is taken, in every
 * machine of the system. Machines are identified by id and states by path, because `provide()` makes copies.
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
    // The initial transition of a machine is not among its declared transitions.
    if (!key) continue;
    steps.transitions.add(key);
    // An initial state that `always` leaves at once is in no snapshot, so leaving it counts as entering it.
    if (transition.source.parent) steps.states.add(stateKey(transition.source));
  }
}

/** All states and transitions that a machine declares, including those of its invokes and delays. */
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

/**
 * The key of a transition, `from: event [guard] #index among the candidates → to`; null when its source does not
 * declare it.
 */
export function transitionKey(transition: AnyTransitionDefinition): string | null {
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
