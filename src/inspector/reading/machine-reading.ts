import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A node and all nodes below it, in the order of the source. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states) as AnyStateNode[];

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const targetsOf = ({ target = [] }: AnyTransitionDefinition): AnyStateNode[] => [...target];

export type TransitionKind = 'event' | 'after' | 'always' | 'done' | 'error' | 'snapshot';

/**
 * The trigger of a transition: its kind, and the event, the delay, or the source of the actor that is done,
 * fails or changes. The latter is empty for `always` and for a state that is done.
 */
export function triggerOf(transition: AnyTransitionDefinition): { kind: TransitionKind; of: string } {
  const type = transition.eventType as string;
  if (type === '') return { kind: 'always', of: '' };
  if (type.startsWith('xstate.done.state.')) return { kind: 'done', of: '' };
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  if (kind && id) return { kind: kind.replace('.actor', '') as TransitionKind, of: sourceOf(transition.source, id) };
  const [, delay] = /^xstate\.after\.(.+)$/.exec(type) ?? [];
  if (delay) return { kind: 'after', of: delay.slice(0, -transition.source.id.length - 1) };
  return { kind: 'event', of: type };
}

/** A readable name of an event: XState's long names become `done(…)`, `error(…)`, `snapshot(…)` and `after(…)`. */
export function eventName(transition: AnyTransitionDefinition): string {
  const { kind, of } = triggerOf(transition);
  if (kind === 'event') return of;
  return of === '' ? kind : `${kind}(${of})`;
}

export const guardName = ({ guard }: AnyTransitionDefinition): string => (guard ? guardText(guard) : '');

function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') return `${(guard as { type: string }).type}${paramsOf(guard as object)}`;
  // XState's `not`, `and` and `or` are functions that hold the guards they are made of.
  const parts = 'guards' in guard ? (guard.guards as unknown[]).map(guardText) : [];
  if (parts.length === 0) return guard.name || 'inline';
  return guard.name === 'not' ? `not ${parts[0]}` : parts.join(` ${guard.name} `);
}

export const actionNames = (actions: readonly unknown[]): string[] => actions.map(actionName);

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return action.name || 'inline';
  return (action as { type: string }).type;
}

/** The actions of a config. Those of the node also contain actions that XState adds for delays. */
export const written = (actions: unknown): unknown[] => (actions === undefined ? [] : [actions].flat());

/** The params of a guard as JSON. Params that are computed by a function are left out. */
function paramsOf(named: object): string {
  const params = 'params' in named ? named.params : undefined;
  return params === undefined || typeof params === 'function' ? '' : ` ${JSON.stringify(params)}`;
}

/** The source of an invoke. It is clearer than the id, which XState generates when there is none. */
const sourceOf = (node: AnyStateNode, id: string): string =>
  (node.invoke.find((invoke) => invoke.id === id)?.src as string | undefined) ?? id;

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;
