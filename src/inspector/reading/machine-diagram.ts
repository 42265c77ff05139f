import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  actionNames,
  childrenOf,
  eventName,
  guardName,
  nodesOf,
  targetsOf,
  transitionsOf,
} from '#src/inspector/reading/machine-reading.ts';

/**
 * Draws a machine as a Mermaid `stateDiagram-v2`. Transitions are labelled `event [guard] / actions`. `transitions` limits
 * the diagram to those, where others are drawn elsewhere.
 */
export function drawMachine(
  { root }: AnyStateMachine,
  transitions: readonly AnyTransitionDefinition[] = nodesOf(root).flatMap(transitionsOf),
): string {
  const arrows = transitions.flatMap(drawTransition);
  // Parallel regions need a state around them, and a machine without states is drawn as one state.
  const states = root.type === 'compound' ? drawInside(root) : drawNode(root);
  return ['stateDiagram-v2', ...indent([...states, ...arrows])].join('\n');
}

function drawInside(node: AnyStateNode): string[] {
  const children = childrenOf(node);
  if (node.type === 'parallel')
    return children.flatMap((child, index) => [...(index > 0 ? ['--'] : []), ...drawNode(child)]);
  const [initial] = node.initial.target ?? [];
  return [...(initial ? [`[*] --> ${idOf(initial)}`] : []), ...children.flatMap(drawNode)];
}

function drawNode(node: AnyStateNode): string[] {
  const name = `state "${plain(node.type === 'history' ? `${node.key} (history)` : node.key)}" as ${idOf(node)}`;
  if (childrenOf(node).length > 0) return [`${name} {`, ...indent(drawInside(node)), '}'];
  return node.type === 'final' ? [name, `${idOf(node)} --> [*]`] : [name];
}

/**
 * Mermaid cannot draw transitions that stay, or that lead between a state and its own child; only the table shows them.
 */
function drawTransition(transition: AnyTransitionDefinition): string[] {
  const { source } = transition;
  return targetsOf(transition)
    .filter((target) => source.parent && !contains(source, target) && !contains(target, source))
    .map((target) => `${idOf(source)} --> ${idOf(target)} : ${labelOf(transition)}`);
}

function labelOf(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition);
  const actions = actionNames(transition.actions).join(', ');
  return plain(`${eventName(transition)}${guard && ` [${guard}]`}${actions && ` / ${actions}`}`);
}

/**
 * Whether `inner` is inside `outer`. A state with children counts as inside itself, because Mermaid cannot draw its
 * loops.
 */
function contains(outer: AnyStateNode, inner: AnyStateNode): boolean {
  if (outer === inner) return childrenOf(outer).length > 0;
  return inner.path.length > outer.path.length && outer.path.every((key, depth) => inner.path[depth] === key);
}

/** A state's id in Mermaid. The prefix avoids Mermaid's keywords, which would break the diagram. */
const idOf = (node: AnyStateNode): string => `s_${node.path.join('__').replaceAll(/[^A-Za-z0-9_]/g, '_')}`;

/** Removes characters that would end a label in Mermaid, such as colons, semicolons, line ends and quotes. */
const plain = (text: string): string =>
  text
    .replaceAll(/[:;\n"#%{}<>]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
