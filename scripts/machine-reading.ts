import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A node and all nodes below it, in the order of the source. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states) as AnyStateNode[];

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const targetsOf = ({ target = [] }: AnyTransitionDefinition): AnyStateNode[] => [...target];

/** A readable name of an event: XState's long names become `done(…)`, `error(…)` and `after(…)`. */
export function eventName(transition: AnyTransitionDefinition): string {
  const type = transition.eventType as string;
  if (type === '') return 'always';
  if (type.startsWith('xstate.done.state.')) return 'done';
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind && id) return `${kind}(${sourceOf(transition.source, id)})`;
  const [, delay] = /^xstate\.after\.(.+)$/.exec(type) ?? [];
  if (delay) return `after(${delay.slice(0, -transition.source.id.length - 1)})`;
  return type;
}

export function guardName({ guard }: AnyTransitionDefinition): string {
  if (!guard) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || 'inline';
  return `${guard.type}${paramsOf(guard)}`;
}

export const actionNames = (actions: readonly unknown[]): string[] => actions.map(actionName);

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return action.name || 'inline';
  return (action as { type: string }).type;
}

/** The params of a guard as JSON. Params that are computed by a function are left out. */
function paramsOf(named: object): string {
  const params = 'params' in named ? named.params : undefined;
  return params === undefined || typeof params === 'function' ? '' : ` ${JSON.stringify(params)}`;
}

/** The source of an invoke. It is clearer than the id, which XState generates when there is none. */
const sourceOf = (node: AnyStateNode, id: string): string =>
  (node.invoke.find((invoke) => invoke.id === id)?.src as string | undefined) ?? id;
