import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { MachineShape, StateShape, TransitionShape } from '#src/inspector/shape/shape.ts';
import { type Contents, contentsOf, type Label, labelOf } from './contents.ts';
import type { PictureTexts } from './texts.ts';

export type Direction = 'DOWN' | 'RIGHT';

/** All transitions from one state to another: one arrow with one label line for each. */
export interface Link {
  id: string;
  source: string;
  target: string;
  label: Label;
  /** Whether it leads back to an earlier state. ELK gets it reversed, so that the initial state comes first. */
  isBack: boolean;
}

export interface Graph {
  root: ElkNode;
  contents: ReadonlyMap<string, Contents>;
  arrows: readonly Link[];
}

/** The machine as a graph for ELK. */
export function graphOf(shape: MachineShape, texts: PictureTexts, hasActions: boolean, direction: Direction): Graph {
  const contents = new Map<string, Contents>();
  const order: string[] = [];
  const nodeOf = (state: StateShape): ElkNode => {
    order.push(state.id);
    const box = contentsOf(state, texts, hasActions);
    contents.set(state.id, box);
    const size = { width: box.width, height: box.height };
    if (state.states.length === 0) return { id: state.id, ...size };
    return {
      id: state.id,
      ...size,
      // Each level needs its own options, which are not inherited.
      layoutOptions: {
        ...options,
        'elk.direction': direction,
        'elk.padding': `[top=${box.height + 14},left=22,bottom=14,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': leastSize(box, direction),
      },
      children: inOrderOfLife(state).map(nodeOf),
    };
  };
  const children = [nodeOf(shape.root)];
  const arrows = arrowsOf(shape, order, texts, hasActions);
  return {
    root: {
      id: '',
      layoutOptions: { ...options, 'elk.direction': direction },
      children,
      edges: arrows.map(edgeOf),
    },
    contents,
    arrows,
  };
}

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '4',
};

/** ELK lays out downwards by rotating a layout to the right, and forgets to rotate the minimum size of an outer node. */
function leastSize({ width, height }: Contents, direction: Direction): string {
  const size = [width, height + 20];
  return `(${(direction === 'DOWN' ? size.reverse() : size).join(',')})`;
}

const edgeOf = ({ id, source, target, label, isBack }: Link): ElkExtendedEdge => ({
  id,
  sources: [isBack ? target : source],
  targets: [isBack ? source : target],
  labels: [
    {
      id: `${id} label`,
      // ELK omits a label without text.
      text: label.lines.map(({ text }) => text).join('\n'),
      width: label.width,
      height: label.height,
      layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
    },
  ],
});

function arrowsOf(shape: MachineShape, order: readonly string[], texts: PictureTexts, hasActions: boolean): Link[] {
  const groups = new Map<string, { source: string; target: string; transitions: TransitionShape[] }>();
  for (const transition of statesIn(shape.root).flatMap((state) => state.transitions))
    for (const target of transition.targets) {
      const id = `${transition.source} → ${target}`;
      const group = groups.get(id) ?? { source: transition.source, target, transitions: [] };
      groups.set(id, { ...group, transitions: [...group.transitions, transition] });
    }
  return [...groups].map(([id, { source, target, transitions }]) => ({
    id,
    source,
    target,
    label: labelOf(transitions, texts, hasActions),
    isBack: !isInside(target, source) && order.indexOf(target) < order.indexOf(source),
  }));
}

const isInside = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

/**
 * The child states in breadth-first order from the initial one: early states come first, and few arrows
 * lead back.
 */
function inOrderOfLife({ initial, states }: StateShape): readonly StateShape[] {
  const first = states.find(({ id }) => id === initial);
  if (!first) return states;
  const order = [first];
  // It grows during the loop.
  for (const state of order) {
    const targets = statesIn(state).flatMap(({ transitions }) => transitions.flatMap((one) => one.targets));
    const next = targets.flatMap((id) => states.find((other) => isInside(id, other.id)) ?? []);
    for (const one of next) if (!order.includes(one)) order.push(one);
  }
  return [...order, ...states.filter((state) => !order.includes(state))];
}

/** A state and all its descendants, in the order of the source. */
export const statesIn = (state: StateShape): StateShape[] => [state, ...state.states.flatMap(statesIn)];
