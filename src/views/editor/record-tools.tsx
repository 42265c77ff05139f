import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from '#src/views/looks/icons.ts';
import { CopyIcon, HistoryIcon, PreviewIcon } from './icons.ts';
import { NeighbourLinks } from './neighbour-links.tsx';
import { RecordOperations, type RecordOperationsProps } from './record-operations.tsx';

interface Props extends RecordOperationsProps {
  onPreview: () => void;
  /** Absent without the right to add. */
  onCopy: (() => void) | null;
  onRevisions: () => void;
}

/** What can be done with a record beside editing it: its neighbours in the list, preview, publishing, copy, revisions. */
export function RecordTools({ onPreview, onCopy, onRevisions, ...operations }: Props) {
  const { t } = useTranslation('editor');
  const { record, editor, type } = operations;
  return (
    <Group gap="xs" wrap="nowrap">
      <NeighbourLinks editor={editor} path={type.path} />
      <Button variant="default" size="xs" leftSection={<PreviewIcon size={16} aria-hidden />} onClick={onPreview}>
        {t('btn.preview')}
      </Button>
      {record && (
        <RecordOperations {...operations}>
          {(inMenu) => (
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <ActionIcon variant="default" size="input-xs" aria-label={t('btn.more')} title={t('btn.more')}>
                  <MoreIcon size={16} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {inMenu}
                {inMenu.length > 0 && <Menu.Divider />}
                {onCopy && (
                  <Menu.Item leftSection={<CopyIcon size={16} aria-hidden />} onClick={onCopy}>
                    {t('btn.copy')}
                  </Menu.Item>
                )}
                <Menu.Item leftSection={<HistoryIcon size={16} aria-hidden />} onClick={onRevisions}>
                  {t('revisions.title')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </RecordOperations>
      )}
    </Group>
  );
}
