import { MenuItem, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { isEditable } from '#src/domain/content/lifecycle.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { RowMenu } from '#src/views/lists/table/row-menu.tsx';
import { LateCheck } from '#src/views/publish/late-check.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import type { RowActions } from './use-row-actions.tsx';
import type { RowOperations, RowQuestion } from './use-row-operations.ts';

interface Props {
  type: ContentType;
  operations: RowOperations;
  actionsOf: (record: ContentRecord) => RowActions;
  /** Whether the menu contains all actions, for narrow screens. */
  isCompact: boolean;
}

/** The menu and the confirmation dialogs of the row whose button was pressed: one of each for all rows. */
export function RowDialogs({ type, operations, actionsOf, isCompact }: Props) {
  const { t } = useTranslation('content');
  const can = useCan();
  const { menu, question, start } = operations;
  return (
    <>
      <RowMenu menu={menu}>
        {(record, button) => {
          const { appointing, scoring, inMenu } = actionsOf(record);
          return (
            <>
              {isCompact && appointing !== null && (
                <MenuItem component={Link} href={appointing}>
                  {t('op.appoint')}
                </MenuItem>
              )}
              {scoring !== null && (
                <MenuItem component={Link} href={scoring}>
                  {t('op.score')}
                </MenuItem>
              )}
              {isCompact && can('edit') && (
                <MenuItem component={Link} href={recordPath(type.path, record.id)}>
                  {t(isEditable(type, record) ? 'btn.edit' : 'btn.view')}
                </MenuItem>
              )}
              {inMenu.map((operation) => (
                <MenuItem
                  key={operation.name}
                  {...(operation.name === 'delete' ? { c: 'red' } : {})}
                  onClick={() => start(operation, record, button)}
                >
                  {t(`op.${operation.name}`)}
                </MenuItem>
              ))}
            </>
          );
        }}
      </RowMenu>
      {question?.kind === 'confirm' && <Confirmation type={type} question={question} operations={operations} />}
      {(question?.kind === 'lacks' || question?.kind === 'check') && (
        <Check type={type} question={question} operations={operations} />
      )}
    </>
  );
}

interface QuestionProps {
  type: ContentType;
  question: RowQuestion;
  operations: RowOperations;
}

function Confirmation({ type, question: { operation, record, button }, operations: { run, cancel } }: QuestionProps) {
  const { t } = useTranslation('content');
  const isDeletion = operation.name === 'delete';
  return (
    <ConfirmDialog
      title={t(isDeletion ? 'confirm.deleteTitle' : 'confirm.unpublishTitle')}
      action={t(`op.${operation.name}`)}
      grave
      onConfirm={() => run(operation, record, button)}
      onCancel={cancel}
    >
      <Text>
        <Clipped>
          {t(isDeletion ? 'confirm.delete' : 'confirm.unpublish', { title: textOf(record, type.titleField) })}
        </Clipped>
      </Text>
    </ConfirmDialog>
  );
}

/** What a record of a row lacks or what its check finds; it is filled in or corrected on the record's page. */
function Check({ type, question: { kind, operation, record, button }, operations: { run, cancel } }: QuestionProps) {
  const [, navigate] = useLocation();
  const onJump = (field: string) => {
    cancel();
    navigate(`${recordPath(type.path, record.id)}#${field}`);
  };
  return (
    <LateCheck
      submit={
        kind === 'lacks'
          ? {
              type,
              title: textOf(record, type.titleField),
              lacks: type.lifecycle?.lacks(record) ?? [],
              onJump,
              onClose: cancel,
            }
          : null
      }
      publish={
        kind === 'check'
          ? {
              type,
              record,
              isStored: true,
              onJump,
              onPublish: (reason) => run(operation, record, button, reason),
              onClose: cancel,
            }
          : null
      }
    />
  );
}
