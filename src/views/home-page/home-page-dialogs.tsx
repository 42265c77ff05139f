import { Button, Group, List, Modal, SimpleGrid, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { goneItems, homeSlots, type HomeSlots } from '#src/domain/content/home-page.ts';
import type { HomePageActor } from '#src/machines/content/home-page.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

type Snapshot = ReturnType<HomePageActor['getSnapshot']>;

const selectConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
const selectConflict = (snapshot: Snapshot) => snapshot.matches('conflict');
const selectSlots = (snapshot: Snapshot) => snapshot.context.slots;
const selectTheirs = (snapshot: Snapshot) => snapshot.context.theirs;

/** What is asked before a save: whether what went offline may go, and whose arrangement stands. */
export function HomePageDialogs({ homePage }: { homePage: HomePageActor }) {
  const { t } = useTranslation(['homePage', 'common']);
  const confirming = useSelector(homePage, selectConfirming);
  const inConflict = useSelector(homePage, selectConflict);
  const slots = useSelector(homePage, selectSlots);
  const theirs = useSelector(homePage, selectTheirs);
  return (
    <>
      {confirming && (
        <Modal
          opened
          onClose={() => homePage.send({ type: 'save.cancel' })}
          title={t('confirm.title')}
          closeButtonProps={{ 'aria-label': t('common:btn.close') }}
        >
          <Text>{t('confirm.body')}</Text>
          <List mt="xs">
            {goneItems(slots).map((item) => (
              <List.Item key={`${item.path}/${item.id}`}>
                <Clipped>{item.title || t('untitled')}</Clipped>
              </List.Item>
            ))}
          </List>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" data-autofocus onClick={() => homePage.send({ type: 'save.cancel' })}>
              {t('common:btn.cancel')}
            </Button>
            <Button onClick={() => homePage.send({ type: 'save.confirm' })}>{t('confirm.save')}</Button>
          </Group>
        </Modal>
      )}
      {inConflict && theirs && (
        <Modal
          opened
          onClose={() => {}}
          withCloseButton={false}
          closeOnEscape={false}
          closeOnClickOutside={false}
          size={720}
          title={t('conflict.title')}
        >
          <Text>
            <Clipped>{t('conflict.body', { who: theirs.updatedBy, time: formatTime(theirs.updatedTime) })}</Clipped>
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
            <Arrangement title={t('conflict.mine')} slots={slots} />
            <Arrangement title={t('conflict.theirs')} slots={theirs.slots} />
          </SimpleGrid>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => homePage.send({ type: 'theirs.take' })}>
              {t('conflict.take')}
            </Button>
            <Button onClick={() => homePage.send({ type: 'mine.keep' })}>{t('conflict.keep')}</Button>
          </Group>
        </Modal>
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
