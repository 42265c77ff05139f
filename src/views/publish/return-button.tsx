import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonQuestion } from '#src/views/bulk/reason-question.tsx';

interface Props {
  title: string;
  /** Identifies the submission, so that the next one gets an empty reason. */
  about: string;
  disabled: boolean;
  onReturn: (reason: string) => void;
}

/** Returns a submitted record for a reason, beside the other decision about it. */
export function ReturnButton({ title, about, disabled, onReturn }: Props) {
  const { t } = useTranslation(['content', 'editor']);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setAsked(true)}>
        {t('op.return')}
      </Button>
      {isAsked && (
        <ReasonQuestion
          title={t('editor:return.title')}
          about={t('editor:return.about', { title })}
          words={{ label: t('editor:return.reason'), empty: t('editor:return.empty') }}
          action={t('op.return')}
          name={`return ${about}`}
          onCancel={close}
          onConfirm={(reason) => {
            close();
            onReturn(reason);
          }}
        />
      )}
    </>
  );
}
