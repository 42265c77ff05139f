import '../styles/content.ts';
import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeSlots, sameSlots } from '#src/domain/home-page.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { HomePageActor } from '#src/machines/home-page.ts';
import editorClasses from '../editor/editor.module.css';
import { useSaveKey } from '../editor/use-save-key.ts';
import { useCan } from '../parts/can.tsx';
import { FailedState } from '../parts/failed-state.tsx';
import { formatInstant, formatTime } from '../parts/format-time.ts';
import { keyboardInUse } from '../parts/keyboard.ts';
import { late } from '../parts/late.tsx';
import { HomePageDialogs } from './home-page-dialogs.tsx';
import classes from './home-page.module.css';
import { SlotEditor } from './slot-editor.tsx';

const HomePreview = late(() => imported(() => import('./home-preview.tsx')).then((module) => module.HomePreview));

type Snapshot = ReturnType<HomePageActor['getSnapshot']>;

const selectPage = (snapshot: Snapshot) => snapshot.context.page;
const selectDraft = (snapshot: Snapshot) => snapshot.context.draft;
const selectFailure = (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null);
const selectBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectChanged = ({ context: { page, slots } }: Snapshot) => page !== null && !sameSlots(slots, page.slots);

/** The configuration of the public home page: a card for each place, in the order of the page (decision 038). */
export function HomePageScreen({ homePage }: { homePage: HomePageActor }) {
  const { t } = useTranslation(['homePage', 'content', 'shell', 'common']);
  const can = useCan();
  const page = useSelector(homePage, selectPage);
  const draft = useSelector(homePage, selectDraft);
  const failure = useSelector(homePage, selectFailure);
  const busy = useSelector(homePage, selectBusy);
  const changed = useSelector(homePage, selectChanged);
  const [previewing, setPreviewing] = useState(false);
  const readOnly = !can('add');
  const offered = draft !== null && !readOnly;

  const save = () => homePage.send({ type: 'save' });

  useSaveKey(() => {
    if (!readOnly && !offered) save();
  });

  if (failure)
    return (
      <FailedState my="xl" title={t('failed')} failure={failure} onRetry={() => homePage.send({ type: 'retry' })} />
    );
  if (!page) {
    return (
      <Stack gap="sm" role="status" aria-label={t('loading')}>
        <Skeleton height={28} width={240} />
        <Skeleton height={420} />
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" className={editorClasses.heading}>
        <Title order={1} className={editorClasses.title}>
          {t('shell:menu.home.index')}
        </Title>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" onClick={() => setPreviewing(true)}>
            {t('preview')}
          </Button>
          {!readOnly && (
            <Button
              loading={busy}
              disabled={offered}
              aria-keyshortcuts={keyboardInUse() === 'mac' ? 'Meta+S' : 'Control+S'}
              onClick={save}
            >
              {t('save')}
            </Button>
          )}
        </Group>
      </Group>
      <div>
        <Text size="sm">{readOnly ? t('readOnly') : t('intro')}</Text>
        <Text size="sm" c="dimmed" role="status">
          {changed ? t('unsaved') : t('updated', { who: page.updatedBy, time: formatTime(page.updatedTime) })}
        </Text>
      </div>
      {offered && (
        <Alert
          color="yellow"
          variant="light"
          py="xs"
          title={t('content:draft.title', { time: formatInstant(draft.savedAt) })}
          styles={{ title: { color: 'var(--mantine-color-text)' } }}
        >
          <span>{draft.version === page.version ? t('content:draft.hint') : t('content:draft.older')}</span>
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" onClick={() => homePage.send({ type: 'draft.taken' })}>
              {t('content:draft.take')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => homePage.send({ type: 'draft.discarded' })}>
              {t('content:draft.discard')}
            </Button>
          </Group>
        </Alert>
      )}
      <div className={classes.slots}>
        {homeSlots.map((slot) => (
          <SlotEditor key={slot.name} slot={slot} homePage={homePage} readOnly={readOnly || offered} />
        ))}
      </div>
      <HomePageDialogs homePage={homePage} />
      {previewing && <HomePreview homePage={homePage} onClose={() => setPreviewing(false)} />}
    </Stack>
  );
}
