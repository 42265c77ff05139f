import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { ReasonQuestion } from '#src/views/dialogs/reason-question.tsx';
import { useEditorPage } from '#src/views/editor/editor-page.ts';
import { useReview } from './use-review.ts';

/** The usual reasons, in the order of their keys from 1 on. */
const usual = {
  sendBack: ['facts', 'words', 'picture', 'private'],
  override: ['urgent', 'absent', 'mistake'],
} as const;

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  record: ContentRecord;
  decision: keyof typeof usual;
}

/** The button of a decision that needs a reason; nothing for people who cannot take it. */
export function ReasonedDecision({ record, decision, ...look }: Props) {
  const { t } = useTranslation('approval');
  const { type } = useEditorPage();
  const { decisions, isIdle, underWay, decide } = useReview(record);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  if (!decisions.includes(decision)) return null;
  const reasons =
    decision === 'sendBack'
      ? usual.sendBack.map((reason) => t(`sendBack.usual.${reason}`))
      : usual.override.map((reason) => t(`override.usual.${reason}`));
  return (
    <>
      <Button {...look} disabled={isIdle} loading={underWay === decision} onClick={() => setAsked(true)}>
        {t(`btn.${decision}`)}
      </Button>
      {isAsked && (
        <ReasonQuestion
          title={t(`${decision}.title`)}
          about={t(`${decision}.about`, { title: textOf(record, type.titleField) })}
          words={{ label: t(`${decision}.reason`), empty: t('reason.empty') }}
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
