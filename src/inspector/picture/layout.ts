import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { MachineShape } from '#src/inspector/shape/shape.ts';
import type { Contents, Label } from './contents.ts';
import { type Direction, type Graph, graphOf, type Link } from './graph.ts';
import type { ToolLanguage } from '#src/tools/kit/sign.ts';
import { pictureTexts } from './texts.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

export interface Box extends Area {
  id: string;
  contents: Contents;
}

export interface Arrow extends Omit<Link, 'label'> {
  points: readonly Point[];
  label: Label & Area;
}

/** The positions of all parts, in pixels from the upper left corner of the chart. */
export interface Layout {
  width: number;
  height: number;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

export interface LayoutWishes {
  language: ToolLanguage;
  /** Whether entry, exit and the actions of transitions are shown. */
  hasActions: boolean;
}

/** The used part of ELK: it runs in a worker, in tests in Node. */
export interface Engine {
  layout: (graph: ElkNode) => Promise<ElkNode>;
}

const kept = new Map<string, Promise<Layout>>();

/** The layout of a machine. It is computed once for each language, with and without actions. */
export function layoutOf(shape: MachineShape, wishes: LayoutWishes, engine: Engine): Promise<Layout> {
  const key = JSON.stringify([shape, wishes]);
  const known = kept.get(key);
  if (known) return known;
  const layout = computed(shape, wishes, engine);
  kept.set(key, layout);
  // A failed layout is tried again.
  layout.catch(() => kept.delete(key));
  return layout;
}

/** Tries a layout downwards and one to the right, and takes the one that fits a window better. */
async function computed(shape: MachineShape, { language, hasActions }: LayoutWishes, engine: Engine): Promise<Layout> {
  const layouts = (['DOWN', 'RIGHT'] as const).map((direction) =>
    laidOut(shape, language, hasActions, direction, engine),
  );
  const [down, right] = await Promise.all(layouts);
  if (!down || !right) throw new Error('no layout');
  return reach(right) > reach(down) * 1.1 ? right : down;
}

/** The scale at which it fits a window of 1000 × 640. */
const reach = ({ width, height }: Layout): number => Math.min(1000 / width, 640 / height);

export async function laidOut(
  shape: MachineShape,
  language: ToolLanguage,
  hasActions: boolean,
  direction: Direction,
  engine: Engine,
): Promise<Layout> {
  const graph = graphOf(shape, pictureTexts[language], hasActions, direction);
  const { root } = graph;
  const placed = await engine.layout(root);
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: (placed.children ?? []).flatMap((node) => boxesIn(node, graph)),
    arrows: arrowsIn(placed, graph),
  };
}

function boxesIn(node: ElkNode, graph: Graph): Box[] {
  const contents = graph.contents.get(node.id);
  const inside = (node.children ?? []).flatMap((child) => boxesIn(child, graph));
  return contents ? [{ id: node.id, ...areaOf(node), contents }, ...inside] : inside;
}

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({ x, y, width, height });

function arrowsIn(root: ElkNode, { arrows }: Graph): Arrow[] {
  const edges = new Map(edgesIn(root).map((edge) => [edge.id, edge]));
  return arrows.flatMap((link) => {
    const edge = edges.get(link.id);
    const [section] = edge?.sections ?? [];
    const [label] = edge?.labels ?? [];
    if (!section || !label) return [];
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    return {
      ...link,
      points: link.isBack ? points.reverse() : points,
      label: { ...link.label, ...areaOf(label) },
    };
  });
}

/** ELK keeps an edge at its node, or moves it to the node that contains both ends. */
const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
];
