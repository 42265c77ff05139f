import { NativeSelect } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type Size, sizes } from '#src/domain/preferences.ts';
import { type PreferencesActor, useApp } from '../app-context.ts';

const selectSize = (snapshot: ReturnType<PreferencesActor['getSnapshot']>) => snapshot.context.size;

/** How tall controls and rows are (decision 018). */
export function SizeSelect() {
  const { t } = useTranslation('shell');
  const { preferences } = useApp();
  const size = useSelector(preferences, selectSize);
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
