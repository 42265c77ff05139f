import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { BulkActor } from '#src/machines/content/bulk.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { Checking } from './checking.tsx';
import { Collecting } from './collecting.tsx';
import { Report } from './report.tsx';
import { Running } from './running.tsx';

type BulkSnapshot = SnapshotFrom<BulkActor>;

const selectPhase = (snapshot: BulkSnapshot): 'collecting' | 'checking' | 'running' | 'reported' => {
  if (snapshot.matches('checking')) return 'checking';
  if (snapshot.matches('reported')) return 'reported';
  return snapshot.matches('running') ? 'running' : 'collecting';
};

/** One operation on many records, from collecting them to what became of each. While it runs it is stopped by its button only. */
export function BulkDialog({ type, bulk }: { type: ContentType; bulk: BulkActor }) {
  const { t } = useTranslation(['bulk', 'content', 'common']);
  const { operation } = useContextOf(bulk, 'operation');
  const phase = useSelector(bulk, selectPhase);
  const isRunning = phase === 'running';
  const leave = () => bulk.send({ type: phase === 'reported' ? 'close' : 'cancel' });
  return (
    <Modal
      opened
      onClose={leave}
      title={t('title', { operation: t(`content:op.${operation.name}`) })}
      centered
      closeOnEscape={!isRunning}
      closeOnClickOutside={false}
      withCloseButton={!isRunning}
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
    >
      {phase === 'collecting' && <Collecting bulk={bulk} />}
      {phase === 'checking' && <Checking type={type} bulk={bulk} />}
      {phase === 'running' && <Running bulk={bulk} />}
      {phase === 'reported' && <Report type={type} bulk={bulk} />}
    </Modal>
  );
}
