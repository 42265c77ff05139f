import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import type { UndoActor } from '#src/machines/shell/undo.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { PublishQuestion } from './publish-question.tsx';

/**
 * Asks before an undo publishes what needs a reason, or what could not be checked. It outlives the page of the record, and is
 * cancelled by a change of page, such as that to a linked record.
 */
export function UndoQuestion({ undo }: { undo: UndoActor }) {
  const { queue, check } = useContextOf(undo, 'queue', 'check');
  const reason = useState('');
  const [path, navigate] = useLocation();
  const [askedAt] = useState(path);
  useEffect(() => {
    if (path !== askedAt) undo.send({ type: 'cancel' });
  }, [path, askedAt, undo]);
  const [asked] = queue;
  if (!asked || !check) return null;
  const cancel = () => undo.send({ type: 'cancel' });
  return (
    <PublishQuestion
      {...check}
      title={asked.title}
      reason={reason}
      onJump={(field) => {
        cancel();
        navigate(`${recordPath(asked.path, asked.id)}#${field}`);
      }}
      onPublish={(text) => undo.send({ type: 'confirm', reason: text })}
      onClose={cancel}
    />
  );
}
