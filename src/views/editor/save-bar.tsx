import { ActionIcon, Button, Menu, MenuDropdown, MenuItem, MenuTarget } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isNextStep, possibleOperations } from '#src/domain/content/lifecycle.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { lastEditor } from '#src/domain/last-editor.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { DownIcon } from '#src/views/looks/icons.ts';
import { SaveButton } from '#src/views/forms/save-button.tsx';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import classes from '#src/views/forms/form.module.css';
import { withApproval } from '#src/views/approval/approval-words.ts';
import { LateApprovalActs } from '#src/views/approval/late-approval.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { ReturnButton } from '#src/views/publish/return-button.tsx';
import { AppointButton } from '#src/views/reviews/record-links.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { useEditorPage, useIsDirty, useRecordForm, useSavesFirst } from './editor-page.ts';
import { NextStepButton } from './next-step-button.tsx';
import { useDesk, useIsFree } from './record-operations.tsx';

/**
 * Whether there are unsaved changes, the time of the last save, and the acts. The primary one is the next step of the record's
 * life: a draft goes online, an online record is saved and changes the public page. Saving without that step takes one press, too.
 */
export function SaveBar() {
  const { t } = useTranslation(['content', 'editor']);
  const can = useCan();
  const { type, editor, record, locked, operate } = useEditorPage();
  const dirty = useIsDirty();
  const form = useRecordForm();
  // A picture is being uploaded, and the record is not saved without it.
  const { uploading } = useContextOf(editor, 'uploading');
  // Somebody else deleted the record, so it can only be saved as a new one.
  const isDeleted = useMatches(editor, 'deleted');
  const errorCount = Object.keys(form.errors).length;
  const isFree = useIsFree();
  const canSave = !locked && (!isDeleted || can('add'));
  const possible = isDeleted ? [] : possibleOperations(type, record, can);
  const savesFirst = useSavesFirst();
  const desk = useDesk();
  // A save voids the approval, so nothing is saved and published in one press (decision 067).
  const isUnderReview = record ? record.approval !== undefined : (type.stages ?? []).length > 0;
  const step = isUnderReview && savesFirst ? undefined : possible.find(isNextStep);
  const giveBack = possible.find(({ needsReason }) => needsReason);
  // On a phone, the decisions need the room of a save that has nothing to save.
  const isPhone = useIsPhone();
  const isSaved = record !== null && !dirty && !isDeleted;
  const hindrance = uploading ? t('editor:save.uploading') : isSaved ? t('editor:save.nothing') : undefined;
  return (
    <ActionBar
      status={
        errorCount > 0 ? (
          t('editor.errors', { count: errorCount })
        ) : uploading ? (
          hindrance
        ) : (
          <State record={record} dirty={dirty} />
        )
      }
      failed={errorCount > 0}
      list={type.path}
    >
      {canSave && !(isUnderReview && isSaved && isPhone) && (
        <SaveButtons
          isDeleted={isDeleted}
          hindrance={hindrance}
          isPrimary={step === undefined && (dirty || !isUnderReview)}
        />
      )}
      {record && giveBack && (
        <ReturnButton
          title={textOf(record, type.titleField)}
          about={`${record.id} ${record.updatedTime}`}
          disabled={!isFree}
          onReturn={(reason) => operate(giveBack, reason)}
        />
      )}
      {step && <NextStepButton step={step} />}
      {isUnderReview && !step && record?.status !== 'online' && !isDeleted && (
        <LateApprovalActs record={record} desk={desk} />
      )}
      {record && <AppointButton record={record} path={type.path} />}
    </ActionBar>
  );
}

interface SaveButtonsProps {
  isDeleted: boolean;
  /** Why nothing can be saved now. */
  hindrance: string | undefined;
  isPrimary: boolean;
}

function SaveButtons({ isDeleted, hindrance, isPrimary }: SaveButtonsProps) {
  const { t } = useTranslation(['content', 'editor', 'approval']);
  const { type, editor, record, saveAndGoOn } = useEditorPage();
  const dirty = useIsDirty();
  const busy = useTag(editor, 'busy');
  const isSaving = useSelector(editor, ({ context }) => context.values !== null && context.afterSave === null);
  const { uploading } = useContextOf(editor, 'uploading');
  const next = useSelector(editor, ({ context }) => context.neighbours.next);
  const isLive = record?.status === 'online';
  const isReviewed = record?.approval !== undefined;
  const variant = isPrimary ? 'filled' : 'default';
  return (
    <Button.Group>
      <SaveButton
        variant={variant}
        loading={isPrimary ? busy : isSaving}
        idle={hindrance !== undefined || busy}
        title={hindrance ?? (isLive ? t(isReviewed ? 'approval:save.takesDown' : 'editor:save.live') : undefined)}
      >
        {isDeleted
          ? t('editor:btn.saveAsNew')
          : isLive
            ? t(isReviewed ? 'approval:btn.saveOffline' : 'editor:btn.saveLive')
            : t('btn.save')}
      </SaveButton>
      {next !== null && !isDeleted && (
        <MoreSaveActions
          variant={hindrance === undefined ? variant : 'default'}
          busy={busy}
          next={recordPath(type.path, next)}
          onSaveNext={dirty || uploading ? saveAndGoOn : null}
        />
      )}
    </Button.Group>
  );
}

interface MoreSaveActionsProps {
  variant: 'filled' | 'default';
  busy: boolean;
  next: string;
  /** Saves, then opens the next record; null if there is nothing to save. */
  onSaveNext: (() => void) | null;
}

function MoreSaveActions({ variant, busy, next, onSaveNext }: MoreSaveActionsProps) {
  const { t } = useTranslation('editor');
  return (
    <Menu position="top-end" withinPortal>
      <MenuTarget>
        <ActionIcon
          variant={variant}
          size="input-sm"
          disabled={busy}
          className={classes.moreActions}
          aria-label={t('btn.saveMore')}
          title={t('btn.saveMore')}
        >
          <DownIcon size={16} aria-hidden />
        </ActionIcon>
      </MenuTarget>
      <MenuDropdown>
        {onSaveNext ? (
          <MenuItem onClick={onSaveNext}>{t('btn.saveNext')}</MenuItem>
        ) : (
          <MenuItem component={Link} href={next}>
            {t('btn.next')}
          </MenuItem>
        )}
      </MenuDropdown>
    </Menu>
  );
}

/**
 * A separate element: it changes while somebody types, and a browser translation may have replaced a bare text node.
 */
function State({ record, dirty }: { record: ContentRecord | null; dirty: boolean }) {
  const { t } = useTranslation('content');
  const text = useDomainText(['content', 'approval']);
  if (dirty || !record) return <span>{t(dirty ? 'editor.unsaved' : 'editor.notSaved')}</span>;
  return (
    <>
      {/* The outcome of a decision is read where it was taken. */}
      {record.approval && <span>{withApproval(record, t(`status.${record.status}`), text)}</span>}
      {record.approval && ' · '}
      <span title={record.updatedBy}>
        {t('editor.updated', { who: lastEditor(record), time: formatTime(record.updatedTime) })}
      </span>
    </>
  );
}
