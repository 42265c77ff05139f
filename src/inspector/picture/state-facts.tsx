import type { StateShape, TransitionShape } from '#src/inspector/shape/shape.ts';
import classes from './picture.module.css';
import { type PictureTexts, transitionText } from './texts.ts';

interface Props {
  state: StateShape;
  texts: PictureTexts;
  taken: ReadonlySet<string>;
  onChild?: ((src: string, invoke: string) => void) | undefined;
}

/** All facts about a state except its name: tags, actions, invokes and transitions. */
export function StateFacts({ state, texts, taken, onChild }: Props) {
  const { tags, entry, exit, invokes, transitions } = state;
  if ([tags, entry, exit, invokes, transitions].every(({ length }) => length === 0)) return null;
  return (
    <ul className={classes.facts}>
      {tags.length > 0 && <Fact name={texts.tags} value={tags.join(', ')} />}
      {entry.length > 0 && <Fact name={texts.entry} value={entry.join(', ')} />}
      {exit.length > 0 && <Fact name={texts.exit} value={exit.join(', ')} />}
      {invokes.map(({ id, src }) => (
        <li key={id}>
          <span className={classes.name}>{texts.runs} </span>
          {onChild ? (
            <button
              type="button"
              className={classes.link}
              aria-label={`${src}: ${texts.openChild(src)}`}
              onClick={() => onChild(src, id)}
            >
              {src}
            </button>
          ) : (
            <code>{src}</code>
          )}
        </li>
      ))}
      {transitions.map((transition) => (
        <li key={transition.id} data-taken={taken.has(transition.id) || undefined}>
          <TransitionWords transition={transition} texts={texts} />
          {taken.has(transition.id) && <em className={classes.sign}>{texts.taken}</em>}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <li>
      <span className={classes.name}>{name} </span>
      <code>{value}</code>
    </li>
  );
}

function TransitionWords({ transition, texts }: { transition: TransitionShape; texts: PictureTexts }) {
  const { targets, actions } = transition;
  return (
    <>
      <code>{transitionText(transition, texts, false)}</code>
      {' → '}
      {targets.length === 0 ? (
        <span className={classes.name}>{texts.stays}</span>
      ) : (
        <code>{targets.map(withoutMachine).join(', ')}</code>
      )}
      {actions.length > 0 && <span className={classes.name}> / {actions.join(', ')}</span>}
    </>
  );
}

/** All ids in a machine start with the machine's id. */
const withoutMachine = (id: string): string => id.slice(id.indexOf('.') + 1);
