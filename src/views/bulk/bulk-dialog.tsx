import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { BulkActor } from '#src/machines/bulk/bulk.ts';
import type { BulkContext, BulkRecord } from '#src/machines/bulk/bulk-context.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Checking } from './checking.tsx';
import { Collecting } from './collecting.tsx';
import { Examining } from './examining.tsx';
import type { ReasonWords } from './reason-field.tsx';
import { Report } from './report.tsx';
import { Running } from './running.tsx';

/** What people read before they confirm. */
interface BulkQuestion {
  /** What will be changed. */
  summary: string;
  /** What they should know about it. */
  notes: ReactNode;
  /** The words of the button that confirms. */
  confirm: string;
  /** Whether the button is red. */
  isGrave: boolean;
  /** Whether Cancel has the focus. */
  isDoubtful: boolean;
  /** The field for a reason, if one is needed. */
  reason?: ReasonWords & { problemOf: (reason: string) => string | null };
}

/** How the dialog shows records of one kind. */
interface BulkLook<Item extends BulkRecord, Operation, Reason> {
  title: string;
  nameOf: (record: Item) => string;
  /** Why a record is left out. */
  skipTextOf: (reason: Reason) => string;
  questionOf: (
    context: Pick<BulkContext<Item, Operation, Reason>, 'plan' | 'total' | 'most' | 'examined' | 'examinedCount'>,
  ) => BulkQuestion;
}

export interface PhaseProps<Item extends BulkRecord, Operation, Reason> {
  bulk: BulkActor<Item, Operation, Reason>;
  look: BulkLook<Item, Operation, Reason>;
}

/** One operation on many records, from collecting them to the result of each. While it runs, only its button stops it. */
export function BulkDialog<Item extends BulkRecord, Operation, Reason>(props: PhaseProps<Item, Operation, Reason>) {
  const { bulk, look } = props;
  const phase = useSelector(bulk, (snapshot) =>
    (['examining', 'checking', 'running', 'reported'] as const).find((state) => snapshot.matches(state)),
  );
  return (
    <Dialog
      onClose={phase === 'running' ? null : () => bulk.send({ type: phase === 'reported' ? 'close' : 'cancel' })}
      title={look.title}
      closeOnClickOutside={false}
    >
      {phase === undefined && <Collecting {...props} />}
      {phase === 'examining' && <Examining {...props} />}
      {phase === 'checking' && <Checking {...props} />}
      {phase === 'running' && <Running {...props} />}
      {phase === 'reported' && <Report {...props} />}
    </Dialog>
  );
}
