import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type Descriptions, descriptions } from '#src/inspector/descriptions/index.ts';
import { transitionId } from '#src/inspector/recording/taken.ts';
import { inTime } from './in-time.ts';
import {
  actionNames,
  childrenOf,
  guardName,
  isMachine,
  pathOf,
  targetsOf,
  type TransitionKind,
  transitionsOf,
  triggerOf,
  written,
} from '#src/inspector/reading/machine-reading.ts';

/** A machine's logic as plain data, which can be drawn, stored in a file and sent. */
export interface MachineShape {
  id: string;
  description?: string;
  root: StateShape;
}

export interface StateShape {
  /** XState's id of the node, as snapshots use it. */
  id: string;
  key: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  description?: string;
  tags: readonly string[];
  /** The id of the initial state. */
  initial?: string;
  entry: readonly string[];
  exit: readonly string[];
  /** `child` is the id of the invoked machine, if the invoke runs a machine. */
  invokes: readonly { id: string; src: string; child?: string }[];
  transitions: readonly TransitionShape[];
  states: readonly StateShape[];
}

export interface TransitionShape {
  id: string;
  source: string;
  /** The event, the delay, or the source of the actor that triggers it. Empty for `always` and a state that is done. */
  event: string;
  kind: TransitionKind;
  guard?: string;
  /** Empty: the state does not change. */
  targets: readonly string[];
  actions: readonly string[];
}

/** Reads a machine. Descriptions come from `src/inspector/descriptions`, by the machine's id; a file contains them in its machines. */
export function shapeOf(logic: AnyStateMachine): MachineShape {
  const texts = descriptions[logic.id] ?? {};
  return { id: logic.id, ...described(texts[''] ?? logic.root.description), root: stateOf(logic.root, logic, texts) };
}

function stateOf(node: AnyStateNode, machine: AnyStateMachine, texts: Descriptions): StateShape {
  const first = node.type === 'compound' ? node.initial.target?.[0]?.id : undefined;
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    ...described(node.parent ? (texts[pathOf(node)] ?? node.description) : undefined),
    tags: node.tags,
    ...(first !== undefined && { initial: first }),
    entry: actionNames(written(node.config.entry)),
    exit: actionNames(written(node.config.exit)),
    invokes: node.invoke.map(({ id, src }) => invokeOf(id, src, machine)),
    transitions: transitionsOf(node).map((transition, index) =>
      transitionOf(transition, transitionId(node, index), machine),
    ),
    states: childrenOf(node).map((child) => stateOf(child, machine, texts)),
  };
}

const described = (description: string | undefined) => (description === undefined ? {} : { description });

function invokeOf(id: string, src: unknown, { implementations }: AnyStateMachine): StateShape['invokes'][number] {
  const logic: unknown = typeof src === 'string' ? implementations.actors[src] : src;
  const name = typeof src === 'string' ? src : id;
  return { id, src: name, ...(isMachine(logic) && { child: logic.id }) };
}

function transitionOf(transition: AnyTransitionDefinition, id: string, machine: AnyStateMachine): TransitionShape {
  const { kind, of } = triggerOf(transition);
  const guard = guardName(transition);
  return {
    id,
    source: transition.source.id,
    event: kind === 'after' ? inTime(of, machine.implementations.delays[of]) : of,
    kind,
    ...(guard !== '' && { guard }),
    targets: targetsOf(transition).map((target) => target.id),
    actions: actionNames(transition.actions),
  };
}
