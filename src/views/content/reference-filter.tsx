import { ComboboxChevron, TextInput, type TextInputProps } from '@mantine/core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { useApp } from '#src/views/app-context.ts';
import type { ReferencePickerProps } from '#src/views/fields/reference-picker.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

const Picker = late<ReferencePickerProps>(
  async () => (await imported(() => import('#src/views/fields/reference-picker.tsx'))).ReferencePicker,
  (props) => <ClosedPicker of={props} id={props.id} />,
);

/**
 * The filter by a record of another content type. Its picker, with the code that places its choices, is loaded when the field is
 * pointed at or focused; until then, and while it cannot be loaded, it is a field that looks the same and takes no text.
 */
export function ReferenceFilter(props: ReferencePickerProps) {
  const { t } = useTranslation('content');
  const { reportError } = useApp();
  const id = useId();
  const [isOpen, open] = useState(false);
  const isFocused = useRef(false);
  const load = () => void Picker.preload().then(() => open(true));
  // The name of a chosen record is known to the picker alone.
  if (props.value !== '' && !isOpen) open(true);
  useLayoutEffect(() => {
    if (isOpen && isFocused.current) document.getElementById(id)?.focus();
  }, [isOpen, id]);
  if (isOpen) {
    return (
      <ErrorBoundary
        fallback={(retry) => <ClosedPicker of={props} id={id} error={t('picker.failed')} onFocus={retry} />}
        onError={reportError}
      >
        <Picker {...props} id={id} />
      </ErrorBoundary>
    );
  }
  return (
    <ClosedPicker
      of={props}
      id={id}
      onPointerEnter={load}
      onFocus={() => {
        isFocused.current = true;
        load();
      }}
      onBlur={() => {
        isFocused.current = false;
      }}
    />
  );
}

/** The picker as long as nothing can be chosen. */
const ClosedPicker = ({ of, ...props }: TextInputProps & { of: ReferencePickerProps }) => (
  <TextInput
    readOnly
    pointer
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- it controls nothing while it is closed
    role="combobox"
    aria-haspopup="listbox"
    aria-expanded={false}
    aria-label={of['aria-label']}
    placeholder={of.placeholder}
    miw={of.miw}
    inputSize={of.inputSize}
    value={of.name ?? of.value}
    rightSection={<ComboboxChevron />}
    rightSectionPointerEvents="none"
    {...props}
  />
);
