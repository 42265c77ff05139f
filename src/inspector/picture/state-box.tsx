import type { CSSProperties } from 'react';
import type { StateShape } from '#src/inspector/shape/shape.ts';
import classes from './chart.module.css';
import type { Item } from './contents.ts';
import type { Box } from './layout.ts';
import type { PictureTexts } from './texts.ts';

interface Props {
  box: Box;
  state: StateShape;
  level: number;
  texts: PictureTexts;
  isActive: boolean;
  isLeaf: boolean;
  isChosen: boolean;
  isEntrance: boolean;
  taken: ReadonlySet<string>;
  onState: (id: string) => void;
  onChild?: ((src: string, invoke: string) => void) | undefined;
  onFocus: (id: string) => void;
}

/** The texts of a state's box: its key as a button, and the rows below. */
export function StateBox(props: Props) {
  const { box, state, level, texts, isActive, isLeaf, isChosen, isEntrance } = props;
  const { x, y, width, contents } = box;
  return (
    <div
      className={classes.texts}
      data-active={isActive || undefined}
      data-leaf={isLeaf || undefined}
      data-outer={state.states.length > 0 || undefined}
      style={{ left: x, top: y, width, height: contents.height, '--level': level } as CSSProperties}
    >
      <button
        type="button"
        className={classes.title}
        aria-pressed={isChosen}
        aria-label={isActive ? `${state.id}, ${texts.active}` : state.id}
        tabIndex={isEntrance ? 0 : -1}
        data-state={state.id}
        data-active={isActive || undefined}
        onClick={() => props.onState(state.id)}
        onFocus={() => props.onFocus(state.id)}
      >
        {state.type === 'history' && <span className={classes.history}>H</span>}
        {contents.title}
        {state.type === 'parallel' && <span className={classes.parallel}>∥</span>}
      </button>
      {contents.rows.map((row) => (
        <div key={row[0]?.key} className={classes.row}>
          {row.map((item) => (
            <ItemText key={item.key} item={item} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}

function ItemText({ item, texts, taken, isEntrance, onChild }: Props & { item: Item }) {
  const { src } = item;
  if (src !== undefined && onChild)
    return (
      <button
        type="button"
        className={classes.child}
        aria-label={`${item.text}: ${texts.openChild(src)}`}
        tabIndex={isEntrance ? 0 : -1}
        onClick={() => onChild(src, item.key)}
      >
        {item.text}
      </button>
    );
  const isTaken = item.transition !== undefined && taken.has(item.transition);
  return (
    <span className={classes.item} data-what={item.what} data-taken={isTaken || undefined}>
      {item.text}
    </span>
  );
}
