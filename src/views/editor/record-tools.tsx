import { ActionIcon, Button, Group, Menu, MenuDivider, MenuDropdown, MenuItem, MenuTarget } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { scoringLink } from '#src/domain/scoring/sheet-link.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useOffers } from '#src/views/app-context.ts';
import classes from '#src/views/forms/form.module.css';
import { MoreIcon } from '#src/views/looks/icons.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useCan } from '#src/views/rights/can.tsx';
import { useEditorPage } from './editor-page.ts';
import { CopyIcon, HistoryIcon, PreviewIcon } from './icons.ts';
import { NeighbourItems, NeighbourLinks } from './neighbour-links.tsx';
import { RecordOperations } from './record-operations.tsx';

/**
 * The actions on a record besides editing: neighbours in the list, own score sheet, preview, publishing, copy,
 * revisions. On phones all except the score sheet are in one menu, with words.
 */
export function RecordTools() {
  const { t } = useTranslation('editor');
  const { t: content } = useTranslation('content');
  const can = useCan();
  const grants = useGrants();
  const offersRevisions = useOffers('revisions');
  const { record, copy, openPreview, openRevisions } = useEditorPage();
  const scoring = record && scoringLink(record, grants);
  // The page of a new record has no other action.
  const isFolded = useIsPhone() && record !== null;
  const more = [
    isFolded && (
      <MenuItem key="preview" leftSection={<PreviewIcon size={16} aria-hidden />} onClick={openPreview}>
        {t('btn.preview')}
      </MenuItem>
    ),
    can('add') && (
      <MenuItem key="copy" leftSection={<CopyIcon size={16} aria-hidden />} onClick={copy}>
        {t('btn.copy')}
      </MenuItem>
    ),
    offersRevisions && (
      <MenuItem key="revisions" leftSection={<HistoryIcon size={16} aria-hidden />} onClick={openRevisions}>
        {t('revisions.title')}
      </MenuItem>
    ),
  ].filter(Boolean);
  return (
    <Group gap="xs" wrap="nowrap">
      {!isFolded && <NeighbourLinks />}
      {scoring !== null && (
        <Button component={Link} href={scoring}>
          {content('op.score')}
        </Button>
      )}
      {!isFolded && (
        <Button
          variant="default"
          className={classes.iconOnPhone ?? ''}
          leftSection={<PreviewIcon size={16} aria-hidden />}
          onClick={openPreview}
        >
          {t('btn.preview')}
        </Button>
      )}
      {record && (
        <RecordOperations record={record}>
          {(inMenu) =>
            inMenu.length + more.length > 0 && (
              <Menu position="bottom-end" withinPortal>
                <MenuTarget>
                  <ActionIcon variant="default" size="input-sm" aria-label={t('btn.more')} title={t('btn.more')}>
                    <MoreIcon size={16} />
                  </ActionIcon>
                </MenuTarget>
                <MenuDropdown>
                  {isFolded && <NeighbourItems />}
                  {inMenu}
                  {inMenu.length > 0 && more.length > 0 && <MenuDivider />}
                  {more}
                </MenuDropdown>
              </Menu>
            )
          }
        </RecordOperations>
      )}
    </Group>
  );
}
