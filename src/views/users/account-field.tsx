import { TextInput, type TextInputProps } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AvailabilityActor, availabilityOf } from '#src/machines/availability.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';

interface Props {
  availability: AvailabilityActor;
  /** The props that the form passes to its input. */
  inputProps: TextInputProps;
  readOnly: boolean;
  /** Shown until the availability of the name is known. */
  hint: string | undefined;
}

/** The login name, and whether it is available: checked on blur (product 5). */
export function AccountField({ availability, inputProps, readOnly, hint }: Props) {
  const { t } = useTranslation('users');
  const [name, setName] = useState(String(inputProps.defaultValue ?? ''));
  const verdict = useSelector(availability, (snapshot) => availabilityOf(snapshot, name));
  const { failure } = useContextOf(availability, 'failure');
  const failureText = useFailureText();

  // The name in a draft is not checked yet. A tab that is shown again repeats this with the current name.
  const reportName = useEffectEvent(() => {
    availability.send({ type: 'name.typed', name });
    availability.send({ type: 'name.left' });
  });
  useEffect(() => reportName(), []);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    inputProps.onChange?.(event);
    setName(event.currentTarget.value);
    availability.send({ type: 'name.typed', name: event.currentTarget.value });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    inputProps.onBlur?.(event);
    if (!readOnly) availability.send({ type: 'name.left' });
  };
  const error = inputProps.error || (verdict === 'taken' && t('rule.accountTaken'));
  const hasVerdict = verdict === 'asking' || verdict === 'free' || verdict === 'unknown';
  return (
    <TextInput
      {...inputProps}
      readOnly={readOnly}
      autoComplete="off"
      error={error}
      aria-invalid={Boolean(error)}
      description={
        hasVerdict && !error ? (
          <>
            {verdict === 'unknown' && failure && <Clipped>{failureText(failure)}</Clipped>}
            <span>{t(`account.${verdict}`)}</span>
          </>
        ) : (
          hint
        )
      }
      descriptionProps={{ role: 'status' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={change}
      onBlur={leave}
    />
  );
}
