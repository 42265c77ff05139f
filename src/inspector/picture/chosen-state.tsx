import CloseIcon from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { MachineShape, StateShape } from '#src/inspector/shape/shape.ts';
import classes from './picture.module.css';
import { StateFacts } from './state-facts.tsx';
import type { PictureTexts } from './texts.ts';

interface Props {
  state: StateShape;
  machine: MachineShape;
  texts: PictureTexts;
  onClose: () => void;
  onChild?: ((src: string, invoke: string) => void) | undefined;
}

/** The description of the selected state, and all that the chart shortens or omits. */
export function ChosenState({ state, machine, texts, onClose, onChild }: Props) {
  const description = state === machine.root ? machine.description : state.description;
  return (
    <section className={classes.chosen} aria-label={state.id}>
      <div className={classes.chosenHead}>
        <strong>{state.id}</strong>
        <button type="button" className={classes.tool} aria-label={texts.close} title={texts.close} onClick={onClose}>
          <CloseIcon size={16} aria-hidden />
        </button>
      </div>
      <p role="status">{description ?? texts.noDescription}</p>
      <StateFacts state={state} texts={texts} onChild={onChild} taken={noneTaken} />
    </section>
  );
}

const noneTaken: ReadonlySet<string> = new Set();
