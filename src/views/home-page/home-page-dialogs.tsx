import { Button, List, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { goneItems, homeSlots, type HomeSlots } from '#src/domain/content/home-page.ts';
import { lastEditor } from '#src/domain/last-editor.ts';
import type { HomePageActor } from '#src/machines/content/home-page.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './home-page.module.css';

/**
 * The questions before a save: whether items that went offline may be removed, and which of two arrangements to keep.
 */
export function HomePageDialogs({ homePage }: { homePage: HomePageActor }) {
  const { t } = useTranslation('homePage');
  const confirming = useMatches(homePage, 'confirming');
  const inConflict = useMatches(homePage, 'conflict');
  const { slots, theirs } = useContextOf(homePage, 'slots', 'theirs');
  return (
    <>
      {confirming && (
        <ConfirmDialog
          title={t('confirm.title')}
          action={t('confirm.save')}
          onConfirm={() => homePage.send({ type: 'save.confirm' })}
          onCancel={() => homePage.send({ type: 'save.cancel' })}
        >
          <Text>{t('confirm.body')}</Text>
          <List mt="xs">
            {goneItems(slots).map((item) => (
              <List.Item key={`${item.path}/${item.id}`}>
                <Clipped>{item.title || t('untitled')}</Clipped>
              </List.Item>
            ))}
          </List>
        </ConfirmDialog>
      )}
      {inConflict && theirs && (
        <Dialog onClose={null} size="xl" title={t('conflict.title')}>
          <Text>
            <Clipped>{t('conflict.body', { who: lastEditor(theirs), time: formatTime(theirs.updatedTime) })}</Clipped>
          </Text>
          <div className={classes.versions}>
            <Arrangement title={t('conflict.mine')} slots={slots} />
            <Arrangement title={t('conflict.theirs')} slots={theirs.slots} />
          </div>
          <DialogFoot>
            <Button variant="default" onClick={() => homePage.send({ type: 'theirs.take' })}>
              {t('conflict.take')}
            </Button>
            <Button onClick={() => homePage.send({ type: 'mine.keep' })}>{t('conflict.keep')}</Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

function Arrangement({ title, slots }: { title: string; slots: HomeSlots }) {
  const { t } = useTranslation('homePage');
  const text = useDomainText(['homePage']);
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {homeSlots.map(({ name, title: slotTitle }) => (
        <div key={name}>
          <Text size="sm" fw={600} mt="xs">
            {text(slotTitle)}
          </Text>
          <List type="ordered" size="sm">
            {(slots[name] ?? []).map((item) => (
              <List.Item key={`${item.path}/${item.id}`}>
                <Clipped>{item.title || t('untitled')}</Clipped>
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </section>
  );
}
