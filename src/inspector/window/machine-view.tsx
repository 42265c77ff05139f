import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Picture } from '#src/inspector/picture/picture.tsx';
import type { SeenActor } from '#src/inspector/recording/session.ts';
import { shapeOf } from '#src/inspector/shape/shape.ts';
import classes from './inspector.module.css';
import type { ToolLanguage } from '#src/tools/kit/sign.ts';
import type { InspectorTexts } from './texts.ts';

interface Props {
  actor: SeenActor | null;
  machine: AnyStateMachine | null;
  active: readonly string[];
  taken: readonly string[];
  as: 'picture' | 'list' | null;
  language: ToolLanguage;
  texts: InspectorTexts;
  onAs: (as: 'picture' | 'list') => void;
  onInvoke: (name: string) => void;
}

/** The statechart of the selected actor, as a chart or as a list, and the description of the selected state. */
export function MachineView({ actor, machine, active, taken, as, language, texts, onAs, onInvoke }: Props) {
  const shape = useMemo(() => machine && shapeOf(machine), [machine]);
  if (!actor) return <p className={classes.note}>{texts.noActor}</p>;
  if (!shape) return <p className={classes.note}>{actor.machine ? texts.unknownMachine : texts.noMachine}</p>;
  return (
    <section className={classes.machine} aria-label={`${actor.name}: ${shape.id}`}>
      <div className={classes.chart}>
        <Picture
          key={actor.id}
          shape={shape}
          active={active}
          taken={taken}
          language={language}
          title={
            <>
              <strong>{actor.name}</strong> <small title={shape.description}>{shape.description}</small>
            </>
          }
          as={as}
          onAs={onAs}
          onChild={onInvoke}
        />
      </div>
    </section>
  );
}
