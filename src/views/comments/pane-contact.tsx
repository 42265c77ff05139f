import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadActor } from '#src/machines/comments/thread.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { Revealed } from '#src/views/looks/revealed.tsx';
import { Watermark } from '#src/views/looks/watermark.tsx';
import classes from './pane.module.css';

/**
 * The author’s contact details: masked until somebody reveals them, which is logged; masked again when the comment or
 * the page is left, and on paper.
 */
export function PaneContact({ thread, phone }: { thread: ThreadActor; phone: string }) {
  const { t } = useTranslation('comments');
  const { contact } = useContextOf(thread, 'contact');
  const offersReveal = useOffers('reveal');
  const busy = useMatches(thread, { shown: 'revealing' });
  useEffect(
    () => () => {
      if (thread.getSnapshot().status === 'active') thread.send({ type: 'mask' });
    },
    [thread],
  );
  if (phone === '') return null;
  const shown = contact?.reveal();
  return (
    <>
      <p className={classes.contact}>
        <span>{t('pane.phone')}</span>
        {shown ? (
          <>
            <strong>
              <Revealed clear={`${shown.name} ${shown.phone}`} masked={phone} />
            </strong>
            <span>{t('pane.revealed')}</span>
          </>
        ) : (
          <>
            <span>{phone}</span>
            {offersReveal && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('pane.revealLabel')}
                title={t('pane.revealLabel')}
                loading={busy || undefined}
                onClick={() => thread.send({ type: 'reveal' })}
              >
                {t('pane.reveal')}
              </Button>
            )}
          </>
        )}
      </p>
      {shown && <Watermark />}
    </>
  );
}
