import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import type { SelectionParts } from './selection-foot.tsx';

const SelectionFoot = late(async () => {
  const [module] = await Promise.all([imported(() => import('./selection-foot.tsx')), loadTexts('bulk')]);
  return module.SelectionFoot;
});

/** Below a list: what is selected, and its export. It is loaded when the first item is selected. */
export function ListSelection({ parts }: { parts: SelectionParts }) {
  const { t } = useTranslation('common');
  const { list } = parts;
  const wanted = useSelector(list, ({ context }) => context.selected.length > 0);
  return (
    <LateDialog open={wanted} onClose={() => list.send({ type: 'select', selected: [] })} title={t('msg.tip')}>
      <SelectionFoot parts={parts} />
    </LateDialog>
  );
}
