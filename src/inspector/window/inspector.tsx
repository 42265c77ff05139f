import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { ActorTree } from './actor-tree.tsx';
import { recorder } from './current.ts';
import { Details } from './details.tsx';
import { FileBar } from './file-bar.tsx';
import classes from './inspector.module.css';
import { keep, type Kept, readKept } from './kept.ts';
import { EventLog } from './event-log.tsx';
import { MachineView } from './machine-view.tsx';
import { seenApp, type SeenActor, type SeenStep } from '#src/inspector/recording/session.ts';
import type { ToolLanguage } from '#src/tools/kit/sign.ts';
import { inspectorTexts } from './texts.ts';
import { useSessionFile } from './use-session-file.ts';

const none: readonly string[] = [];

/**
 * Shows the actors of the running app, or of a file: state, context and next events of each machine, and the log of
 * events (decision 047). It is read-only except for the buttons that send an event.
 */
export default function Inspector({ language }: { language: ToolLanguage }) {
  const texts = inspectorTexts[language];
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  const app = useMemo(() => seenApp(state), [state]);
  const [kept, setKept] = useState(readKept);
  const [past, setPast] = useState<SeenStep | null>(null);
  // Selected by id, because pages of one kind share a name. The name is for the next reload, which changes the ids.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const file = useSessionFile(() => {
    setPast(null);
    setChosenId(null);
  });
  const session = file.session ?? app;
  const change = useCallback((part: Partial<Kept>) => {
    setKept((before) => {
      const after = { ...before, ...part };
      keep(after);
      return after;
    });
  }, []);

  const actor =
    session.actors.find(({ id }) => id === chosenId) ??
    session.actors.findLast(({ name }) => name === kept.actor) ??
    session.actors.find(({ name }) => name === 'session') ??
    null;
  // The selected actor's last step at the selected moment.
  const isPast = (number: number) => past === null || number <= past.number;
  const step = actor && session.steps.findLast((one) => one.actor === actor.id && isPast(one.number));
  const seen = actor && (past ? (step?.state() ?? null) : session.present(actor.id));
  const machine = actor?.machine ? session.machineOf(actor.machine) : null;
  const choose = ({ id, name }: SeenActor) => {
    setChosenId(id);
    change({ actor: name });
  };

  return (
    // A drop target for files, not a control.
    <div className={classes.root} {...file.drop}>
      <FileBar session={session} machine={machine} texts={texts} file={file} />
      <div className={classes.columns}>
        <ActorTree
          session={session}
          past={past}
          chosen={actor?.id ?? null}
          find={kept.find}
          texts={texts}
          onFind={(find) => change({ find })}
          onChoose={choose}
        />
        <MachineView
          actor={actor}
          machine={machine}
          active={seen?.active ?? []}
          taken={step && (past === null || step === past) ? step.taken : none}
          as={kept.as}
          language={language}
          texts={texts}
          onAs={(as) => change({ as })}
          onInvoke={(name) => {
            const child = session.actors.findLast(
              (one) => one.parent === actor?.id && (one.name.includes(name) || one.machine === name),
            );
            if (child) choose(child);
          }}
        />
        <Details
          actor={actor}
          machine={machine}
          seen={seen}
          past={past}
          session={session}
          texts={texts}
          live={(!file.session && !past && actor && state.actors.get(actor.id)) || null}
        />
      </div>
      <EventLog
        session={session}
        actor={actor}
        filter={kept.filter}
        chosen={past}
        texts={texts}
        height={kept.logHeight}
        onHeight={(logHeight) => change({ logHeight })}
        onFilter={(filter) => change({ filter })}
        onChoose={(chosen) => {
          setPast(chosen);
          const owner = chosen && session.actors.find(({ id }) => id === chosen.actor);
          if (owner) choose(owner);
        }}
        onClear={() => {
          setPast(null);
          recorder.clear();
        }}
      />
    </div>
  );
}
