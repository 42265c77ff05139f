import { Button, Menu } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringsOnline, missingAdvised } from '#src/domain/content/advised.ts';
import { type Lack, operationsOf } from '#src/domain/content/lifecycle.ts';
import { appliesTo, type ContentRecord, type RecordOperation, textOf } from '#src/domain/content/record.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useCan } from '#src/views/rights/can.tsx';
import { LatePublishCheck } from '#src/views/publish/late-publish-check.tsx';
import { LateSubmitCheck } from '#src/views/publish/late-submit-check.tsx';
import { ReturnQuestion } from '#src/views/publish/return-question.tsx';
import { UnpublishQuestion } from '#src/views/publish/unpublish-question.tsx';
import { useEditorPage } from './editor-page.ts';

interface Props {
  record: ContentRecord;
  /** Renders the menu with the operations that have no button. */
  children: (inMenu: readonly ReactElement[]) => ReactNode;
}

/**
 * The operations on a record from its page, each with its own right (product 6). They act on the saved record.
 * Publishing first lists missing fields (decision 009), and so does submitting (decision 035), which saves unsaved
 * changes; unpublishing is confirmed, and returning asks for a reason.
 */
export function RecordOperations({ record, children }: Props) {
  const { t } = useTranslation('content');
  const can = useCan();
  const { type, editor, dirty, jumpTo, operate, submit } = useEditorPage();
  // While the outcome of the last save is unknown, nothing else is sent.
  const { unsettled } = useContextOf(editor, 'unsettled');
  const free = useMatches(editor, 'editing') && unsettled === null;
  const [asked, setAsked] = useState<RecordOperation | null>(null);
  const [lacks, setLacks] = useState<readonly Lack[]>([]);
  const title = textOf(record, type.titleField);
  const missing = missingAdvised(type, record);
  const possible = operationsOf(type).filter(
    (operation) =>
      operation.right !== 'del' &&
      // A conflict of interest also blocks returning an application (decision 036).
      !(operation.name === 'return' && record.ownReview?.isBarred) &&
      can(operation.right) &&
      appliesTo(operation, record, type.rights, type.lifecycle),
  );
  const inView = possible.find(({ right }) => right === 'updown' || right === 'line' || right === 'edit');

  const close = () => setAsked(null);
  const run = (operation: RecordOperation) => {
    close();
    operate(operation);
  };
  const start = (operation: RecordOperation) => {
    if (operation.name === 'submit') {
      submit(operation, setLacks);
      return;
    }
    const asks =
      operation.needsReason ||
      operation.name === 'unpublish' ||
      (bringsOnline(operation) && (missing.length > 0 || dirty));
    if (asks) setAsked(operation);
    else run(operation);
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
            <Menu.Item key={operation.name} disabled={!free} onClick={() => start(operation)}>
              {t(`op.${operation.name}`)}
            </Menu.Item>
          )),
      )}
      {asked?.name === 'unpublish' && (
        <UnpublishQuestion title={title} onClose={close} onUnpublish={() => run(asked)} />
      )}
      {asked?.needsReason && (
        <ReturnQuestion
          title={title}
          about={`${record.id} ${record.updatedTime}`}
          onClose={close}
          onReturn={(reason) => {
            close();
            operate(asked, reason);
          }}
        />
      )}
      <LateSubmitCheck
        check={
          lacks.length > 0
            ? {
                type,
                title,
                lacks,
                onClose: () => setLacks([]),
                onJump: (field) => {
                  setLacks([]);
                  jumpTo(field);
                },
              }
            : null
        }
      />
      <LatePublishCheck
        check={
          asked && bringsOnline(asked)
            ? {
                title,
                missing,
                dirty,
                onClose: close,
                onPublish: () => run(asked),
                onJump: (field) => {
                  close();
                  jumpTo(field.name);
                },
              }
            : null
        }
      />
    </>
  );
}
