import { Button, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { Revealed } from '#src/views/looks/revealed.tsx';
import { Watermark } from '#src/views/looks/watermark.tsx';
import classes from './consultation.module.css';
import { RecordPart } from './record-part.tsx';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/**
 * The contact details of the visitor: masked until somebody reveals them, which is logged; masked again when the page
 * is left, and on paper (W3.14).
 */
export function ContactPart({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const { contact } = useContextOf(page, 'contact');
  const offersReveal = useOffers('reveal');
  const busy = useTag(page, 'busy');
  const clear = contact?.reveal();
  return (
    <RecordPart title={t('contact.title')}>
      <dl className={classes.contact}>
        {(['name', 'phone', 'email'] as const).map((field) => {
          const masked = consultation[field] || t('none');
          return (
            <Fragment key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>{clear ? <Revealed clear={clear[field] || t('none')} masked={masked} /> : masked}</dd>
            </Fragment>
          );
        })}
      </dl>
      {clear && <Watermark />}
      {offersReveal && (
        <>
          <div>
            <Button
              variant="default"
              size="compact-sm"
              disabled={busy}
              onClick={() => page.send({ type: contact ? 'mask' : 'reveal' })}
            >
              {t(contact ? 'contact.hide' : 'contact.reveal')}
            </Button>
          </div>
          <Text size="xs" c="dimmed">
            {t('contact.hint')}
          </Text>
        </>
      )}
    </RecordPart>
  );
}
