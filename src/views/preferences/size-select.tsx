import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Size, sizes } from '#src/domain/looks/preferences.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** Chooses the height of controls and rows (decision 018). */
export function SizeSelect() {
  const { t } = useTranslation('shell');
  const { preferences } = useApp();
  const { size } = useContextOf(preferences, 'size');
  return (
    <NativeSelect
      size="xs"
      aria-label={t('nav.size')}
      title={t('nav.size')}
      data={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
      value={size}
      onChange={(event) =>
        preferences.send({ type: 'preference.choose', change: { size: event.currentTarget.value as Size } })
      }
    />
  );
}
