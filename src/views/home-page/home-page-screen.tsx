import { lastEditor } from '#src/domain/last-editor.ts';
import '#src/views/styles/content.ts';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { homeSlots, sameSlots } from '#src/domain/content/home-page.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { HomePageActor } from '#src/machines/content/home-page.ts';
import { useContextOf, useFailure, useTag } from '#src/views/actors/use-snapshot.ts';
import { PreviewIcon } from '#src/views/editor/icons.ts';
import editorClasses from '#src/views/forms/form.module.css';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { SaveButton } from '#src/views/forms/save-button.tsx';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';
import { useCan } from '#src/views/rights/can.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { late } from '#src/views/late/late.tsx';
import { HomePageDialogs } from './home-page-dialogs.tsx';
import classes from './home-page.module.css';
import { SlotEditor } from './slot-editor.tsx';

const HomePreview = late(() => imported(() => import('./home-preview.tsx')).then((module) => module.HomePreview));

type Snapshot = SnapshotFrom<HomePageActor>;

const selectChanged = ({ context: { page, slots } }: Snapshot) => page !== null && !sameSlots(slots, page.slots);

/** The configuration of the public home page: a card for each slot, in the order of the page (decision 038). */
export function HomePageScreen({ actor: homePage }: { actor: HomePageActor }) {
  const { t } = useTranslation(['homePage', 'content', 'shell', 'common']);
  const can = useCan();
  const { page, draft } = useContextOf(homePage, 'page', 'draft');
  const failure = useFailure(homePage);
  const busy = useTag(homePage, 'busy');
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
    <div>
      <Stack gap="md" mb="md">
        <Group justify="space-between" wrap="nowrap">
          <Title order={1} className={editorClasses.title}>
            {t('shell:menu.home.index')}
          </Title>
          <Button
            variant="default"
            className={editorClasses.iconOnPhone ?? ''}
            leftSection={<PreviewIcon size={16} aria-hidden />}
            onClick={() => setPreviewing(true)}
          >
            {t('preview')}
          </Button>
        </Group>
        <Text size="sm">{readOnly ? t('readOnly') : t('intro')}</Text>
        {offered && <DraftOffer page={homePage} savedAt={draft.savedAt} isOlder={draft.version !== page.version} />}
        <div className={classes.slots}>
          {homeSlots.map((slot) => (
            <SlotEditor key={slot.name} slot={slot} homePage={homePage} readOnly={readOnly || offered} />
          ))}
        </div>
      </Stack>
      <ActionBar
        status={changed ? t('unsaved') : t('updated', { who: lastEditor(page), time: formatTime(page.updatedTime) })}
        wide
      >
        {!readOnly && (
          <SaveButton loading={busy} idle={offered} onClick={() => offered || save()}>
            {t('saveLive')}
          </SaveButton>
        )}
      </ActionBar>
      <HomePageDialogs homePage={homePage} />
      {previewing && <HomePreview homePage={homePage} onClose={() => setPreviewing(false)} />}
    </div>
  );
}
