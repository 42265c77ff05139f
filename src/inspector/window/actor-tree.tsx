import type { SeenActor, SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import { SearchField } from '#src/tools/kit/search-field.tsx';
import classes from './inspector.module.css';
import type { InspectorTexts } from './texts.ts';

interface Props {
  session: SeenSession;
  past: SeenStep | null;
  chosen: string | null;
  find: string;
  texts: InspectorTexts;
  onFind: (find: string) => void;
  onChoose: (actor: SeenActor) => void;
}

/** The tree of actors by parent, with the state of each. Ended actors are dimmed. */
export function ActorTree({ session, past, chosen, find, texts, onFind, onChoose }: Props) {
  const wanted = find.trim().toLowerCase();
  const shown = session.actors.filter(
    ({ name, machine }) => wanted === '' || `${name} ${machine ?? ''}`.toLowerCase().includes(wanted),
  );
  const ids = new Set(shown.map(({ id }) => id));
  const childrenOf = (parent: string | null) =>
    shown.filter((one) => (one.parent !== null && ids.has(one.parent) ? one.parent === parent : parent === null));
  const draw = (actor: SeenActor, depth: number) => (
    <li key={actor.id}>
      <button
        type="button"
        aria-current={actor.id === chosen ? 'true' : undefined}
        data-status={actor.status}
        style={{ paddingInlineStart: 8 + depth * 12 }}
        onClick={() => onChoose(actor)}
      >
        <span>{actor.name}</span>
        <small>{wordsOf(actor, session, past, texts)}</small>
      </button>
      <ul>{childrenOf(actor.id).map((child) => draw(child, depth + 1))}</ul>
    </li>
  );
  return (
    <nav className={classes.tree} aria-label={texts.actors}>
      <SearchField label={texts.findActor} value={find} onFind={onFind} />
      <ul>{childrenOf(null).map((actor) => draw(actor, 0))}</ul>
    </nav>
  );
}

/** The state of an actor, at present or at the selected step. */
function wordsOf(actor: SeenActor, session: SeenSession, past: SeenStep | null, texts: Props['texts']): string {
  if (!actor.machine) return texts.status[actor.status] ?? actor.status;
  const seen = past
    ? session.steps.findLast((step) => step.actor === actor.id && step.number <= past.number)?.state()
    : session.present(actor.id);
  // A machine without states has no value.
  return seen?.words ?? '';
}
