import { SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeSlots, withoutGone } from '#src/domain/content/home-page.ts';
import type { HomePageActor } from '#src/machines/content/home-page.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './home-page.module.css';

/** An approximate preview of the home page with the current arrangement, on phone and desktop (decision 038). */
export function HomePreview({ homePage, onClose }: { homePage: HomePageActor; onClose: () => void }) {
  const { t } = useTranslation('homePage');
  const text = useDomainText(['homePage']);
  const slots = withoutGone(useContextOf(homePage, 'slots').slots);
  const isPhone = useIsPhone();
  const [width, setWidth] = useState(isPhone ? 'phone' : 'desk');
  return (
    <Dialog onClose={onClose} title={t('preview')} size="xl" fullScreen={isPhone}>
      <SegmentedControl
        aria-label={t('preview')}
        value={width}
        onChange={setWidth}
        data={[
          { value: 'phone', label: t('preview.phone') },
          { value: 'desk', label: t('preview.desk') },
        ]}
      />
      <Text size="xs" c="dimmed" my="xs">
        {t('preview.note')}
      </Text>
      <div className={classes.preview} data-width={width} translate="yes">
        {homeSlots.map(({ name, title }) => {
          const items = slots[name] ?? [];
          if (items.length === 0) return null;
          return (
            <section key={name} className={name === 'carousel' ? classes.carousel : undefined} aria-label={text(title)}>
              {name !== 'carousel' && <h3>{text(title)}</h3>}
              <ul className={classes.cards}>
                {items.map((item) => (
                  <li key={`${item.path}/${item.id}`} className={classes.card}>
                    <strong>{item.title}</strong>
                    {item.summary && <span>{item.summary}</span>}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
