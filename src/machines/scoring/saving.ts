import type { SnapshotFrom } from 'xstate';
import type { SheetContext } from './sheet-context.ts';
import { hasUnsaved } from './sheet-work.ts';
import type { SheetActor } from './sheet.ts';

/** The save state that the page shows; its texts are `sheet:save.…`. */
export type Saving =
  | 'none'
  | 'kept'
  | 'dirty'
  /** A field holds a text that is not valid points and cannot be saved. */
  | 'incorrect'
  | 'saving'
  | 'failed'
  | 'offline'
  | 'waiting'
  | 'unsubmitted'
  | 'conflict'
  | 'offered'
  | 'submitting';

type Value = SnapshotFrom<SheetActor>['value'];

/** Every state of the machine; nested ones as `editing.kept`. */
type StateName = NameOf<Value>;
type NameOf<State> = State extends string
  ? State
  : {
      [Parent in keyof State & string]: State[Parent] extends string ? `${Parent}.${State[Parent]}` : never;
    }[keyof State & string];

/**
 * The meaning of each state of the machine. There is no default, so a new state does not compile without a meaning.
 * `byContent`: nothing is sent in this state, and the content of the page decides.
 */
const meanings: Readonly<Record<StateName, Saving | 'byContent'>> = {
  opening: 'none',
  'template.loading': 'none',
  'template.shown': 'none',
  'template.failed': 'none',
  loading: 'none',
  unavailable: 'none',
  failed: 'none',
  recalling: 'none',
  'editing.settling': 'byContent',
  'editing.kept': 'byContent',
  'editing.looking': 'byContent',
  'editing.dirty': 'dirty',
  'editing.saving': 'saving',
  'editing.notSaved': 'failed',
  'editing.offline': 'offline',
  'editing.comparing': 'saving',
  'editing.conflict': 'conflict',
  confirming: 'byContent',
  submitting: 'submitting',
  doubting: 'submitting',
  unsubmitted: 'unsubmitted',
  waiting: 'waiting',
  'recusing.asking': 'byContent',
  'recusing.sending': 'byContent',
  'locked.resting': 'none',
  'locked.looking': 'none',
};

export function savingOf({ value, context }: Pick<SnapshotFrom<SheetActor>, 'value' | 'context'>): Saving {
  const meaning = meanings[nameOf(value)];
  if (meaning === 'none') return meaning;
  if (context.draft !== null) return 'offered';
  return meaning === 'byContent' ? savingOfContent(context) : meaning;
}

function savingOfContent(context: SheetContext): Saving {
  if (hasUnsaved(context)) return context.online ? 'dirty' : 'offline';
  if (Object.keys(context.typed).length > 0) return 'incorrect';
  return context.sheet?.keptTime ? 'kept' : 'none';
}

function nameOf(value: Value): StateName {
  if (typeof value === 'string') return value;
  const [name] = Object.entries(value).map(([parent, child]) => `${parent}.${child}` as StateName);
  return name as StateName;
}
