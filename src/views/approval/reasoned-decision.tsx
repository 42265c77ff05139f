import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { ReasonQuestion } from '#src/views/bulk/reason-question.tsx';
import { type Desk, useReview } from './use-review.ts';

/** The usual reasons, in the order of their keys from 1 on. */
const usual = {
  sendBack: ['facts', 'words', 'picture', 'private'],
  override: ['urgent', 'absent', 'mistake'],
} as const;

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  record: ContentRecord;
  desk: Desk;
  decision: keyof typeof usual;
}

/** The button of a decision that needs a reason; nothing for people who cannot take it. */
export function ReasonedDecision({ record, desk, decision, ...look }: Props) {
  const { t } = useTranslation('approval');
  const { decisions, isBlocked, underWay, decide } = useReview(record, desk);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  if (!decisions.includes(decision)) return null;
  const reasons =
    decision === 'sendBack'
      ? usual.sendBack.map((reason) => t(`sendBack.usual.${reason}`))
      : usual.override.map((reason) => t(`override.usual.${reason}`));
  return (
    <>
      <Button {...look} disabled={isBlocked} loading={underWay === decision} onClick={() => setAsked(true)}>
        {t(`btn.${decision}`)}
      </Button>
      {isAsked && (
        <ReasonQuestion
          title={t(`ask.title.${decision}`)}
          about={t(`ask.about.${decision}`, { title: textOf(record, desk.type.titleField) })}
          words={{ label: t(`ask.reason.${decision}`), empty: t('reason.empty') }}
          usual={{ label: t('reason.usual'), reasons }}
          action={t(`btn.${decision}`)}
          name={`${decision} ${record.id} ${record.version}`}
          onCancel={close}
          onConfirm={(reason) => {
            close();
            decide(decision, reason);
          }}
        />
      )}
    </>
  );
}
