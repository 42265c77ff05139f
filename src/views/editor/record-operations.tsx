import { Button, MenuItem } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNextStep, possibleOperations } from '#src/domain/content/lifecycle.ts';
import { type ContentRecord, type RecordOperation, textOf } from '#src/domain/content/record.ts';
import type { ApprovalActor } from '#src/machines/approval/approval.ts';
import type { RevisionsActor } from '#src/machines/content/revisions.ts';
import { useChild, useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useCan } from '#src/views/rights/can.tsx';
import { UnpublishQuestion } from '#src/views/publish/unpublish-question.tsx';
import type { Desk } from '#src/views/approval/use-review.ts';
import { useEditorPage, useIsDirty } from './editor-page.ts';

interface Props {
  record: ContentRecord;
  /** Renders the menu with the operations that have no button; on phones none has one. */
  children: (inMenu: readonly ReactElement[]) => ReactNode;
}

/**
 * The operations on a record from its page, each with its own right (product 6), except decisions and the next step of its life,
 * which the action bar offers. They act on the saved record. Unpublishing is confirmed.
 */
export function RecordOperations({ record, children }: Props) {
  const { t } = useTranslation('content');
  const can = useCan();
  const { type, operate } = useEditorPage();
  const free = useIsFree();
  const [asked, setAsked] = useState<RecordOperation | null>(null);
  const title = textOf(record, type.titleField);
  const possible = possibleOperations(type, record, can).filter(
    (operation) => !isNextStep(operation) && !operation.needsReason,
  );
  const isPhone = useIsPhone();
  const inView = isPhone ? undefined : possible.find(({ right }) => right === 'updown');

  const close = () => setAsked(null);
  const start = (operation: RecordOperation) => {
    if (operation.name === 'unpublish') setAsked(operation);
    else operate(operation);
  };

  return (
    <>
      {inView && (
        <Button variant="default" disabled={!free} onClick={() => start(inView)}>
          {t(`op.${inView.name}`)}
        </Button>
      )}
      {children(
        possible
          .filter((operation) => operation !== inView)
          .map((operation) => (
            <MenuItem key={operation.name} disabled={!free} onClick={() => start(operation)}>
              {t(`op.${operation.name}`)}
            </MenuItem>
          )),
      )}
      {asked && (
        <UnpublishQuestion
          title={title}
          onClose={close}
          onUnpublish={() => {
            close();
            operate(asked);
          }}
        />
      )}
    </>
  );
}

/** Whether an operation on the saved record may be sent: while the outcome of the last save is unknown, none is. */
export function useIsFree(): boolean {
  const { editor } = useEditorPage();
  const { unsettled } = useContextOf(editor, 'unsettled');
  return useMatches(editor, 'editing') && unsettled === null;
}

/** What the review before publishing needs of the page. */
export function useDesk(): Desk {
  const { type, editor } = useEditorPage();
  const approval = useChild(editor, 'approval') as ApprovalActor;
  const changes = useChild(editor, 'changes') as RevisionsActor;
  return { type, approval, changes, isDirty: useIsDirty(), isFree: useIsFree() };
}
