import { ComboboxChevron, TextInput } from '@mantine/core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { useApp } from '#src/views/app-context.ts';
import type { ReferencePickerProps } from '#src/views/fields/reference-picker.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

const Picker = late<ReferencePickerProps>(
  async () => (await imported(() => import('#src/views/fields/reference-picker.tsx'))).ReferencePicker,
  ClosedPicker,
);

/**
 * The filter by a record of another content type. Its picker, with the code that places its choices, is loaded when the field is
 * first focused; until then, and while it cannot be loaded, it is a field that looks the same.
 */
export function ReferenceFilter(props: ReferencePickerProps) {
  const { t } = useTranslation('content');
  const { reportError } = useApp();
  const id = useId();
  const [isOpen, open] = useState(false);
  const wasFocused = useRef(false);
  // The name of a chosen record is known to the picker alone.
  if (props.value !== '' && !isOpen) open(true);
  useLayoutEffect(() => {
    if (isOpen && wasFocused.current) document.getElementById(id)?.focus();
  }, [isOpen, id]);
  if (isOpen) {
    return (
      <ErrorBoundary
        fallback={(retry) => <ClosedPicker {...props} id={id} error={t('picker.failed')} onFocus={retry} />}
        onError={reportError}
      >
        <Picker {...props} id={id} />
      </ErrorBoundary>
    );
  }
  return (
    <ClosedPicker
      {...props}
      id={id}
      onPointerEnter={() => void Picker.preload()}
      onFocus={() => {
        wasFocused.current = true;
        void Picker.preload().then(() => open(true));
      }}
      onBlur={() => {
        wasFocused.current = false;
      }}
    />
  );
}

function ClosedPicker({
  id,
  value,
  name,
  placeholder,
  miw,
  inputSize,
  error,
  onFocus,
  onBlur,
  onPointerEnter,
  'aria-label': label,
}: ReferencePickerProps) {
  return (
    <TextInput
      readOnly
      pointer
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- it controls nothing while it is closed
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={label}
      value={name ?? value}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
      {...{ id, placeholder, miw, inputSize, error, onFocus, onBlur, onPointerEnter }}
    />
  );
}
