import { type CSSProperties, memo } from 'react';
import type { MachineShape } from '#src/inspector/shape/shape.ts';
import { arrowPath } from './arrow-path.ts';
import classes from './chart.module.css';
import { statesIn } from './graph.ts';
import type { Arrow, Layout } from './layout.ts';
import { StateBox } from './state-box.tsx';
import type { PictureTexts } from './texts.ts';

interface Props {
  shape: MachineShape;
  layout: Layout;
  texts: PictureTexts;
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  /** Changes with each step, so that the same transition flashes again. */
  step: number;
  chosen: string | null;
  /** The state in the tab order. */
  entrance: string;
  onState: (id: string) => void;
  onChild?: ((src: string, invoke: string) => void) | undefined;
  onFocus: (id: string) => void;
}

/** The statechart at its own size: frames at the bottom, arrows over them, texts on top. */
export const Chart = memo(function Chart(props: Props) {
  const { shape, layout, active, taken, step, chosen, entrance } = props;
  const boxes = new Map(layout.boxes.map((box) => [box.id, box]));
  const states = levelsOf(shape);
  const isTaken = (arrow: Arrow) => arrow.label.lines.some(({ transition }) => taken.has(transition));
  const isNear = ({ source, target }: Arrow) => source === chosen || target === chosen;
  const leaves = new Set([...active].filter((id) => states.get(id)?.state.states.length === 0));
  return (
    <div className={classes.chart} style={{ width: layout.width, height: layout.height }}>
      <div aria-hidden>
        {layout.boxes.map(({ id, x, y, width, height }) => {
          const { state, level, isRegion } = states.get(id) ?? {};
          return (
            <div
              key={id}
              className={classes.frame}
              data-type={state?.type}
              data-region={isRegion || undefined}
              data-active={active.has(id) || undefined}
              data-leaf={leaves.has(id) || undefined}
              data-chosen={chosen === id || undefined}
              style={{ left: x, top: y, width, height, '--level': level } as CSSProperties}
            />
          );
        })}
      </div>
      <svg className={classes.arrows} width={layout.width} height={layout.height} aria-hidden>
        {[...states.values()].flatMap(({ state, isFirst }) => {
          const box = boxes.get(state.id);
          if (!isFirst || !box) return [];
          const { x, y } = box;
          return (
            <g key={state.id} className={classes.initial} data-active={active.has(state.id) || undefined}>
              <circle cx={x - 10} cy={y - 4} r={3.5} />
              <path d={`M${x - 10} ${y - 4}Q${x - 10} ${y + 12} ${x - 1} ${y + 12}`} />
              <path className={classes.head} d={`M${x} ${y + 12}l-6 -3.2v6.4z`} />
            </g>
          );
        })}
        {layout.arrows
          .toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)))
          .map((arrow) => (
            <ArrowLine
              key={isTaken(arrow) ? `${arrow.id} ${step}` : arrow.id}
              arrow={arrow}
              isTaken={isTaken(arrow)}
              isNear={isNear(arrow)}
            />
          ))}
      </svg>
      <div aria-hidden>
        {layout.arrows.map((arrow) => (
          <ArrowLabel
            key={arrow.id}
            arrow={arrow}
            taken={taken}
            step={step}
            isOpen={active.has(arrow.source)}
            isNear={isNear(arrow)}
          />
        ))}
      </div>
      {layout.boxes.map((box) => {
        const placed = states.get(box.id);
        if (!placed) return null;
        return (
          <StateBox
            key={box.id}
            box={box}
            state={placed.state}
            level={placed.level}
            texts={props.texts}
            isActive={active.has(box.id)}
            isLeaf={leaves.has(box.id)}
            isChosen={chosen === box.id}
            isEntrance={entrance === box.id}
            taken={taken}
            onState={props.onState}
            onChild={props.onChild}
            onFocus={props.onFocus}
          />
        );
      })}
    </div>
  );
});

/** Each state with its depth, and whether it is a region or the initial state of its parent. */
function levelsOf({ root }: MachineShape) {
  const parents = new Map(statesIn(root).flatMap((state) => state.states.map((child) => [child.id, state])));
  const levelOf = (id: string): number => {
    const parent = parents.get(id);
    return parent ? levelOf(parent.id) + 1 : 0;
  };
  return new Map(
    statesIn(root).map((state) => {
      const parent = parents.get(state.id);
      return [
        state.id,
        {
          state,
          level: levelOf(state.id),
          isRegion: parent?.type === 'parallel',
          isFirst: parent?.initial === state.id,
        },
      ];
    }),
  );
}

function ArrowLine({ arrow, isTaken, isNear }: { arrow: Arrow; isTaken: boolean; isNear: boolean }) {
  const end = arrow.points.at(-1);
  const before = arrow.points.at(-2);
  if (!end || !before) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g className={classes.arrow} data-taken={isTaken || undefined} data-near={(isNear && !isTaken) || undefined}>
      <path d={arrowPath(arrow.points)} />
      <path
        className={classes.head}
        d="M0 0l-7.5 -3.6v7.2z"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </g>
  );
}

interface LabelProps {
  arrow: Arrow;
  taken: ReadonlySet<string>;
  step: number;
  /** Whether its source state is active. */
  isOpen: boolean;
  /** Whether it starts or ends at the selected state. */
  isNear: boolean;
}

function ArrowLabel({ arrow: { label }, taken, step, isOpen, isNear }: LabelProps) {
  const { x, y, width, height, lines } = label;
  return (
    <div
      className={classes.label}
      data-open={isOpen || undefined}
      data-near={isNear || undefined}
      style={{ left: x, top: y, width, height }}
    >
      {lines.map(({ transition, text }) => {
        const isTaken = taken.has(transition);
        return (
          <div key={isTaken ? `${transition} ${step}` : transition} data-taken={isTaken || undefined}>
            {text}
          </div>
        );
      })}
    </div>
  );
}
