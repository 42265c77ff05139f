import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { late } from '#src/views/late/late.tsx';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';

const Bulk = late(async () => {
  const [module] = await Promise.all([imported(() => import('./bulk.tsx')), loadTexts('bulk')]);
  return module.Bulk;
});

const selectWanted = ({ context: { selected, bulk, bulkDone } }: SnapshotFrom<ListActor>) =>
  selected.length > 0 || bulk !== null || bulkDone !== null;

/** The bulk operations, loaded when the first record is selected. */
export function BulkArea({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation('common');
  const wanted = useSelector(list, selectWanted);
  return (
    <LateDialog open={wanted} onClose={() => list.send({ type: 'select', selected: [] })} title={t('msg.tip')}>
      <Bulk type={type} list={list} />
    </LateDialog>
  );
}
