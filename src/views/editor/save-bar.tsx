import { ActionIcon, Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { DownIcon } from '#src/views/looks/icons.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';
import { SaveBarFrame } from '#src/views/forms/save-bar-frame.tsx';
import classes from '#src/views/forms/form.module.css';

interface Props {
  type: ContentType;
  record: ContentRecord | null;
  busy: boolean;
  dirty: boolean;
  /** A picture is on its way, without which nothing is saved. */
  uploading: boolean;
  errorCount: number;
  readOnly: boolean;
  /** Somebody else deleted the record: what is saved is a new one. */
  isDeleted: boolean;
  /** Where the next record of the list is; null where there is none. */
  next: string | null;
  /** Saves, and then shows the next record. */
  onSaveNext: () => void;
}

/** Stays in view: whether there is something to save, when it was last saved, and the way on. */
export function SaveBar({
  type,
  record,
  busy,
  dirty,
  uploading,
  errorCount,
  readOnly,
  isDeleted,
  next,
  onSaveNext,
}: Props) {
  const { t } = useTranslation(['content', 'editor']);
  const isAsSaved = record !== null && !dirty && !isDeleted;
  const held = uploading ? t('editor:save.uploading') : isAsSaved ? t('editor:save.nothing') : undefined;
  return (
    <SaveBarFrame
      status={
        errorCount > 0 ? (
          t('editor.errors', { count: errorCount })
        ) : uploading ? (
          held
        ) : (
          <State record={record} dirty={dirty} />
        )
      }
      failed={errorCount > 0}
      list={type.path}
    >
      {!readOnly && (
        <Button.Group>
          <Button
            type="submit"
            loading={busy}
            // It can be pressed all the same: a field may take what was typed only when it is left.
            data-disabled={held !== undefined || undefined}
            aria-disabled={held !== undefined || undefined}
            title={held}
            aria-keyshortcuts={keyboardInUse() === 'mac' ? 'Meta+S' : 'Control+S'}
          >
            {isDeleted ? t('editor:btn.saveAsNew') : t('btn.save')}
          </Button>
          {next && !isDeleted && (
            <MoreWays busy={busy} next={next} onSaveNext={dirty || uploading ? onSaveNext : null} />
          )}
        </Button.Group>
      )}
    </SaveBarFrame>
  );
}

interface MoreWaysProps {
  busy: boolean;
  next: string;
  /** Null when there is nothing to save on the way. */
  onSaveNext: (() => void) | null;
}

function MoreWays({ busy, next, onSaveNext }: MoreWaysProps) {
  const { t } = useTranslation('editor');
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          size="input-sm"
          disabled={busy}
          className={classes.moreWays}
          aria-label={t('btn.saveMore')}
          title={t('btn.saveMore')}
        >
          <DownIcon size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onSaveNext ? (
          <Menu.Item onClick={onSaveNext}>{t('btn.saveNext')}</Menu.Item>
        ) : (
          <Menu.Item component={Link} href={next}>
            {t('btn.next')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** In an element of its own: it changes while somebody types, and its bare text may be another's by then (a translation's). */
function State({ record, dirty }: { record: ContentRecord | null; dirty: boolean }) {
  const { t } = useTranslation('content');
  const saved = record
    ? t('editor.updated', { who: record.updatedBy, time: formatTime(record.updatedTime) })
    : t('editor.notSaved');
  return <span>{dirty ? t('editor.unsaved') : saved}</span>;
}
