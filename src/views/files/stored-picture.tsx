import { Button, Skeleton, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { documentType } from '#src/domain/files/uploadable.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { PictureActor } from '#src/machines/files/picture.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { NoPictureIcon } from '#src/views/looks/icons.ts';
import classes from './stored-picture.module.css';
import { useFailureText } from '#src/views/words/use-failure-text.ts';

type PictureSnapshot = SnapshotFrom<PictureActor>;

const selectPicture = (snapshot?: PictureSnapshot) => snapshot?.context.picture ?? null;
const selectTrouble = (snapshot?: PictureSnapshot): 'missing' | 'failed' | null => {
  if (snapshot?.matches('missing')) return 'missing';
  return snapshot?.matches('failed') ? 'failed' : null;
};
const selectFailure = (snapshot?: PictureSnapshot) => snapshot?.context.failure ?? null;

interface Props {
  /** Id of the file. */
  id: string;
  /** Empty if the text beside it says everything. */
  alt: string;
  files: FilesActor;
}

/**
 * A picture that is stored on the server, fetched once per page. If it cannot be loaded, its description is shown
 * instead.
 */
export function StoredPicture({ id, alt, files }: Props) {
  const { t } = useTranslation(['rich', 'common']);
  const actor = useSelector(files, (snapshot) => snapshot.context.pictures[id]);
  const picture = useSelector(actor, selectPicture);
  const unanswered = useSelector(actor, selectTrouble);
  const failure = useSelector(actor, selectFailure);
  const failureText = useFailureText();
  // The fetched file may not be a picture, which shows only when it is decoded.
  const [undrawn, setUndrawn] = useState<typeof picture>(null);
  const trouble = picture && (picture === undrawn || picture.type === documentType) ? 'damaged' : unanswered;

  useEffect(() => files.send({ type: 'picture.wanted', id }), [files, id]);

  if (picture && !trouble)
    return <img className={classes.picture} src={picture.content} alt={alt} onError={() => setUndrawn(picture)} />;
  if (!trouble) return <Skeleton className={classes.waiting} role="status" aria-label={t('picture.loading')} />;
  return (
    <span className={classes.trouble} role="alert">
      <span className={classes.words} role="img" aria-label={alt || t('picture.unnamed')}>
        <NoPictureIcon size={28} stroke={1.4} aria-hidden />
        {alt}
      </span>
      <Text component="span" size="sm">
        <Clipped>{(trouble === 'failed' && failure && failureText(failure)) || t(`picture.${trouble}`)}</Clipped>
      </Text>
      {trouble === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => actor?.send({ type: 'retry' })}>
          {t('common:btn.retry')}
        </Button>
      )}
    </span>
  );
}
