import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { MachineShape } from '#src/inspector/shape/shape.ts';
import { Chart } from './chart.tsx';
import { ChosenState } from './chosen-state.tsx';
import { engineInWorker } from './engine.ts';
import { statesIn } from './graph.ts';
import { type Engine, type Layout, layoutOf } from './layout.ts';
import classes from './picture.module.css';
import { StateList } from './state-list.tsx';
import type { ToolLanguage } from '#src/tools/kit/sign.ts';
import { pictureTexts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import { useChoice } from './use-choice.ts';
import { useView } from './use-view.ts';

interface Props {
  /** The result of `shapeOf`. */
  shape: MachineShape;
  /** The ids of the active states. */
  active: readonly string[];
  /** The ids of the transitions of the last step. A new array is a new step and flashes, even with the same ids. */
  taken: readonly string[];
  language: ToolLanguage;
  /** The title in the bar above the chart. */
  title?: ReactNode;
  onState?: (id: string) => void;
  /** Called when an invoked actor is opened, with the name of its logic and the id of the invoke. */
  onChild?: (src: string, invoke: string) => void;
  /** Chart or list, and the request for the other. Null: the chart, or the list in a narrow window. */
  as?: 'picture' | 'list' | null;
  onAs?: (as: 'picture' | 'list') => void;
  engine?: Engine;
}

/** A machine as a statechart or as a nested list; a narrow window starts with the list. */
export function Picture({ shape, active, taken, language, title, onState, onChild, as, onAs, engine }: Props) {
  const texts = pictureTexts[language];
  const [wanted, setWanted] = useState(as ?? null);
  const [hasActions, setActions] = useState(false);
  const keys = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { layout, hasFailed } = useLayout(shape, language, hasActions, engine);
  const states = useMemo(() => statesIn(shape.root), [shape]);
  const innermost = states.findLast((state) => state.states.length === 0 && active.includes(state.id));
  const activeLeaf = layout?.boxes.find(({ id }) => id === (innermost?.id ?? shape.root.id));
  const controls = useView(frame, layout, activeLeaf);
  const { view, window } = controls;
  const { chosen, entrance, choose, close, setEntered, onKeyDown } = useChoice({
    states,
    root: shape.root.id,
    layout,
    frame,
    controls,
    onState,
  });
  const shown = wanted ?? (window.width > 0 && window.width < 560 ? 'list' : 'picture');

  const activeSet = useMemo(() => new Set(active), [active]);
  const takenSet = useMemo(() => new Set(taken), [taken]);
  const step = useStep(taken);
  return (
    <div className={classes.root}>
      <Toolbar
        texts={texts}
        title={title}
        shown={shown}
        hasActions={hasActions}
        scale={view.scale}
        onShown={(one) => {
          setWanted(one);
          onAs?.(one);
        }}
        onActions={setActions}
        onZoom={controls.zoom}
        onFit={controls.fit}
        onActive={() => activeLeaf && controls.centre(activeLeaf)}
      />
      <div className={classes.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It is moved and zoomed by keys. */}
        <div
          ref={frame}
          className={classes.frame}
          hidden={shown === 'list'}
          role="application"
          aria-label={texts.chartOf(shape.id)}
          aria-describedby={keys}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As above.
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {layout ? (
            <div
              className={classes.canvas}
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            >
              <Chart
                shape={shape}
                layout={layout}
                texts={texts}
                active={activeSet}
                taken={takenSet}
                step={step}
                chosen={chosen?.id ?? null}
                entrance={entrance}
                onState={choose}
                onChild={onChild}
                onFocus={setEntered}
              />
            </div>
          ) : (
            <p className={classes.note}>{hasFailed ? texts.notDrawn : texts.drawing}</p>
          )}
        </div>
        <span id={keys} hidden>
          {texts.keys}
        </span>
        <div className={shown === 'list' ? classes.list : classes.graph}>
          <StateList
            shape={shape}
            active={activeSet}
            taken={takenSet}
            texts={texts}
            hasButtons={shown === 'list'}
            chosen={chosen?.id ?? null}
            onState={choose}
            onChild={onChild}
          />
        </div>
      </div>
      {chosen && shown === 'picture' && (
        <ChosenState state={chosen} machine={shape} texts={texts} onClose={close} onChild={onChild} />
      )}
    </div>
  );
}

/** Counts how often the array changed. */
function useStep(taken: readonly string[]): number {
  const [known, setKnown] = useState({ taken, step: 0 });
  if (known.taken !== taken) setKnown({ taken, step: known.step + 1 });
  return known.step;
}

/** The layout. Until it is ready, the previous one of the same machine stays: in another language, or without actions. */
function useLayout(shape: MachineShape, language: ToolLanguage, hasActions: boolean, engine: Engine | undefined) {
  const [state, setState] = useState<{ of: MachineShape; layout?: Layout; hasFailed: boolean } | null>(null);
  useEffect(() => {
    let isWanted = true;
    layoutOf(shape, { language, hasActions }, engine ?? engineInWorker()).then(
      (layout) => isWanted && setState({ of: shape, layout, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setState({ of: shape, hasFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [shape, language, hasActions, engine]);
  return state?.of.id === shape.id ? state : { layout: undefined, hasFailed: false };
}
