import type { MachineShape, StateShape } from '#src/inspector/shape/shape.ts';
import classes from './picture.module.css';
import { StateFacts } from './state-facts.tsx';
import type { PictureTexts } from './texts.ts';

interface Props {
  shape: MachineShape;
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  texts: PictureTexts;
  /** While the chart is shown, only screen readers get the list, without buttons, which would exist twice. */
  hasButtons: boolean;
  chosen: string | null;
  onState: (id: string) => void;
  onChild?: ((src: string, invoke: string) => void) | undefined;
}

/** The statechart as a nested list, with everything that the chart shows. */
export function StateList({ shape, ...props }: Props) {
  return (
    <ul className={classes.states} aria-label={props.texts.listOf(shape.id)}>
      <StateItem state={{ ...shape.root, ...described(shape) }} isFirst={false} {...props} />
    </ul>
  );
}

const described = ({ description }: MachineShape) => (description === undefined ? {} : { description });

function StateItem({ state, isFirst, ...props }: Omit<Props, 'shape'> & { state: StateShape; isFirst: boolean }) {
  const { active, taken, texts, hasButtons, chosen, onState, onChild } = props;
  const isActive = active.has(state.id);
  const kind = state.type === 'atomic' ? undefined : texts.type[state.type];
  return (
    <li data-active={isActive || undefined} aria-current={isActive || undefined}>
      <div className={classes.line}>
        {hasButtons ? (
          <button
            type="button"
            className={classes.stateName}
            aria-pressed={chosen === state.id}
            onClick={() => onState(state.id)}
          >
            {state.key}
          </button>
        ) : (
          <strong>{state.key}</strong>
        )}
        {isActive && <em className={classes.sign}>{texts.active}</em>}
        {isFirst && <em>{texts.begins}</em>}
        {kind !== undefined && <em>{kind}</em>}
        {state.description !== undefined && <span className={classes.description}>{state.description}</span>}
      </div>
      <StateFacts state={state} texts={texts} taken={taken} onChild={hasButtons ? onChild : undefined} />
      {state.states.length > 0 && (
        <ul>
          {state.states.map((child) => (
            <StateItem key={child.id} state={child} isFirst={state.initial === child.id} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
}
