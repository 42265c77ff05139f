import { Button, Skeleton, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilesActor } from '#src/machines/files.ts';
import type { PictureActor } from '#src/machines/picture.ts';
import classes from './stored-picture.module.css';
import { useFailureText } from './use-failure-text.ts';

type PictureSnapshot = ReturnType<PictureActor['getSnapshot']>;

const selectPicture = (snapshot?: PictureSnapshot) => snapshot?.context.picture ?? null;
const selectTrouble = (snapshot?: PictureSnapshot): 'missing' | 'failed' | null => {
  if (snapshot?.matches('missing')) return 'missing';
  return snapshot?.matches('failed') ? 'failed' : null;
};
const selectFailure = (snapshot?: PictureSnapshot) => snapshot?.context.failure ?? null;

interface Props {
  /** Id of the file. */
  id: string;
  /** Empty where the words beside it say it all. */
  alt: string;
  files: FilesActor;
}

/** A picture that is stored on the server, fetched once per page. */
export function StoredPicture({ id, alt, files }: Props) {
  const { t } = useTranslation(['rich', 'common']);
  const actor = useSelector(files, (snapshot) => snapshot.context.pictures[id]);
  const picture = useSelector(actor, selectPicture);
  const trouble = useSelector(actor, selectTrouble);
  const failure = useSelector(actor, selectFailure);
  const failureText = useFailureText();

  useEffect(() => files.send({ type: 'picture.wanted', id }), [files, id]);

  if (picture) return <img className={classes.picture} src={picture.content} alt={alt} />;
  if (!trouble) return <Skeleton className={classes.waiting} role="status" aria-label={t('picture.loading')} />;
  return (
    <span className={classes.trouble} role="alert">
      <Text component="span" size="sm" c="dimmed">
        {trouble === 'missing' ? t('picture.missing') : (failure && failureText(failure)) || t('picture.failed')}
      </Text>
      {trouble === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => actor?.send({ type: 'retry' })}>
          {t('common:btn.retry')}
        </Button>
      )}
    </span>
  );
}
