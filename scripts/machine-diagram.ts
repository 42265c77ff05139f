import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionNames, childrenOf, eventName, guardName, nodesOf, targetsOf, transitionsOf } from './machine-reading.ts';

/**
 * A machine as a Mermaid `stateDiagram-v2`: regions side by side, transitions below, labelled `event [guard] / actions`.
 * `transitions`: those to draw, where some are drawn elsewhere.
 */
export function drawMachine(
  { root }: AnyStateMachine,
  transitions: readonly AnyTransitionDefinition[] = nodesOf(root).flatMap(transitionsOf),
): string {
  const arrows = transitions.flatMap(drawTransition);
  // Regions need a state around them, and a machine without states shows at least itself.
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

/** What stays, or moves between a state and its own inside, is left to the table: Mermaid cannot draw it. */
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

/** A loop on a plain state can be drawn, on one with an inside it can not. */
function contains(outer: AnyStateNode, inner: AnyStateNode): boolean {
  if (outer === inner) return childrenOf(outer).length > 0;
  return inner.path.length > outer.path.length && outer.path.every((key, depth) => inner.path[depth] === key);
}

/** Names of Mermaid's own would end the diagram, so ours carry a sign in front. */
const idOf = (node: AnyStateNode): string => `s_${node.path.join('__').replaceAll(/[^A-Za-z0-9_]/g, '_')}`;

/** Mermaid takes a colon, a semicolon or a line's end for the end of a label, and quotes for its own. */
const plain = (text: string): string =>
  text
    .replaceAll(/[:;\n"#%{}<>]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
