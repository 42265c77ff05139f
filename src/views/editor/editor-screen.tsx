import '#src/views/styles/content.ts';
import { Button, EmptyState, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useCan, useNeededRight } from '#src/views/rights/can.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { LockIcon, MissingIcon } from '#src/views/looks/icons.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { EditorForm } from './editor-form.tsx';

type EditorSnapshot = SnapshotFrom<EditorActor>;

/** Reduces the states of the editor to those that look different on the screen. */
const selectPhase = (snapshot: EditorSnapshot): 'loading' | 'unavailable' | 'failed' | 'form' => {
  if (snapshot.matches('loading') || snapshot.matches('opening')) return 'loading';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('failed') ? 'failed' : 'form';
};

/** The page of one record of any content type (decision 001). */
export function EditorScreen({ type, editor }: { type: ContentType; editor: EditorActor }) {
  const { t } = useTranslation(['content', 'common']);
  const can = useCan();
  const neededRight = useNeededRight();
  const phase = useSelector(editor, selectPhase);
  const { failure, copies } = useContextOf(editor, 'failure', 'copies');
  const isNew = useSelector(editor, ({ context }) => context.recordId === null);
  const isTyped = useSelector(editor, ({ context }) => context.typed !== null);
  const mayWrite = can(isNew ? 'add' : 'edit');
  const list = useOpenHref(type.path);

  if (phase === 'loading') {
    return (
      <Stack gap="sm" maw={720} role="status" aria-label={t('editor.loading')}>
        <Skeleton height={28} width={240} />
        <Skeleton height={420} />
      </Stack>
    );
  }
  const toList = (
    <Button component={Link} href={list} variant="default">
      {t('btn.toList')}
    </Button>
  );
  if (phase === 'unavailable') {
    return (
      <EmptyState my="xl" icon={<MissingIcon aria-hidden />} title={t('editor.unavailable')}>
        <EmptyState.Actions>{toList}</EmptyState.Actions>
      </EmptyState>
    );
  }
  if (phase === 'failed') {
    return (
      <FailedState my="xl" title={t('editor.failed')} failure={failure} onRetry={() => editor.send({ type: 'retry' })}>
        {toList}
      </FailedState>
    );
  }
  // What was typed before the right was withdrawn can still be read and copied.
  if (isNew && !mayWrite && !isTyped) {
    return (
      <EmptyState
        my="xl"
        icon={<LockIcon aria-hidden />}
        title={t('common:msg.forbidden')}
        description={t('editor.mayNotAdd', { right: neededRight('add') })}
      >
        <EmptyState.Actions>{toList}</EmptyState.Actions>
      </EmptyState>
    );
  }
  // A copy begins the form anew.
  return <EditorForm key={copies} type={type} editor={editor} readOnly={!mayWrite} />;
}
