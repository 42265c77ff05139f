import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import classes from './consultation.module.css';
import { RecordPart } from './record-part.tsx';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/** Who asks. Masked until somebody looks, which is logged; masked again when the page is left (W3.14). */
export function ContactPart({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const { contact } = useContextOf(page, 'contact');
  const busy = useTag(page, 'busy');
  const { name, phone, email } = contact?.reveal() ?? consultation;
  return (
    <RecordPart title={t('contact.title')}>
      <dl className={classes.contact}>
        <dt>{t('field.name')}</dt>
        <dd>{name || t('none')}</dd>
        <dt>{t('field.phone')}</dt>
        <dd>{phone || t('none')}</dd>
        <dt>{t('field.email')}</dt>
        <dd>{email || t('none')}</dd>
      </dl>
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
    </RecordPart>
  );
}
