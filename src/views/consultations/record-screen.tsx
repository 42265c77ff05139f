import '#src/views/styles/content.ts';
import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { consultationsPath } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { AboutPart } from './about-part.tsx';
import { Composer } from './composer.tsx';
import classes from './consultation.module.css';
import { ContactPart } from './contact-part.tsx';
import { Conversation } from './conversation.tsx';
import { DueDayPart } from './due-day-part.tsx';
import { NewsAlert } from './news-alert.tsx';
import { PeriodsPart } from './periods-part.tsx';
import { RecordBar } from './record-bar.tsx';
import { RecordDialogs } from './record-dialogs.tsx';
import { RecordEvents } from './record-events.tsx';
import { RecordHead } from './record-head.tsx';

/** The page of a consultation: its messages, the composer, and the due day. */
export function ConsultationScreen({ actor: page }: { actor: ConsultationActor }) {
  const { t } = useTranslation(['consultations', 'content']);
  const { consultation, draft } = useContextOf(page, 'consultation', 'draft');
  const field = useRef<HTMLTextAreaElement>(null);
  // Revealed details are masked again when the page is left (W3.14).
  useEffect(
    () => () => {
      if (page.getSnapshot().status === 'active') page.send({ type: 'mask' });
    },
    [page],
  );
  return (
    <RecordFrame
      list={consultationsPath}
      words={{
        loading: t('loading'),
        unavailable: t('unavailable'),
        failed: t('failed'),
        toList: t('content:btn.toList'),
      }}
      isLoading={useMatches(page, 'opening', 'loading', 'recalling')}
      isUnavailable={useMatches(page, 'unavailable')}
      failure={useFailure(page)}
      onRetry={() => page.send({ type: 'retry' })}
      isForbidden={false}
    >
      {consultation && (
        <div>
          <div className={classes.page}>
            <RecordHead page={page} consultation={consultation} />
            <div className={classes.columns}>
              <Stack gap="lg" miw={0}>
                <NewsAlert page={page} consultation={consultation} />
                <Conversation page={page} consultation={consultation} />
                {draft && (
                  <DraftOffer page={page} savedAt={draft.savedAt} isOlder={draft.version !== consultation.version} />
                )}
                <Composer page={page} consultation={consultation} field={field} />
              </Stack>
              <Stack gap="lg" miw={0}>
                <DueDayPart consultation={consultation} />
                <AboutPart page={page} about={consultation.about} />
                <ContactPart page={page} consultation={consultation} />
                <PeriodsPart consultation={consultation} />
                <RecordEvents consultation={consultation} />
              </Stack>
            </div>
            <RecordDialogs page={page} consultation={consultation} />
          </div>
          <RecordBar page={page} consultation={consultation} field={field} />
        </div>
      )}
    </RecordFrame>
  );
}
