import { TextInput, type TextInputProps } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, type FocusEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AvailabilityActor, availabilityOf } from '#src/machines/availability.ts';

interface Props {
  availability: AvailabilityActor;
  /** What the form hands to its input. */
  inputProps: TextInputProps;
  readOnly: boolean;
}

/** The login name, and whether it is free: asked when the field is left (spec 5). */
export function AccountField({ availability, inputProps, readOnly }: Props) {
  const { t } = useTranslation('users');
  const start = String(inputProps.defaultValue ?? '');
  const [name, setName] = useState(start);
  const verdict = useSelector(availability, (snapshot) => availabilityOf(snapshot, name));

  // A draft's name has been asked about by nobody.
  useEffect(() => {
    availability.send({ type: 'name.typed', name: start });
    availability.send({ type: 'name.left' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each start of the form
  }, []);

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
  const isSaid = verdict === 'asking' || verdict === 'free' || verdict === 'unknown';
  return (
    <TextInput
      {...inputProps}
      readOnly={readOnly}
      autoComplete="off"
      error={error}
      aria-invalid={Boolean(error)}
      description={isSaid && !error ? t(`account.${verdict}`) : undefined}
      descriptionProps={{ role: 'status' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={change}
      onBlur={leave}
    />
  );
}
