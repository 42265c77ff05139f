import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A node and everything below it, in the order in which they are written. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states) as AnyStateNode[];

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const targetsOf = ({ target = [] }: AnyTransitionDefinition): AnyStateNode[] => [...target];

/** XState's long names for what comes of itself, in words: what ended, failed or was waited for. */
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

/** Params that are computed can't be told; `outcomeIs` and the like show those that are plain. */
function paramsOf(named: object): string {
  const params = 'params' in named ? named.params : undefined;
  return params === undefined || typeof params === 'function' ? '' : ` ${JSON.stringify(params)}`;
}

/** An invoke without an id of its own has a counted one, which says nothing: its source does. */
const sourceOf = (node: AnyStateNode, id: string): string =>
  (node.invoke.find((invoke) => invoke.id === id)?.src as string | undefined) ?? id;
