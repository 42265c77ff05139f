import { ComboboxChevron, TextInput } from '@mantine/core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ReferencePickerProps } from '#src/views/fields/reference-picker.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

const Picker = late<ReferencePickerProps>(
  async () => (await imported(() => import('#src/views/fields/reference-picker.tsx'))).ReferencePicker,
);

/**
 * The filter by a record of another content type. Its picker, with the code that places its choices, is loaded when the field is
 * first pointed at or focused; until then it is a field that looks the same.
 */
export function ReferenceFilter(props: ReferencePickerProps) {
  const [isReady, setReady] = useState(props.value !== '');
  const id = useId();
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (isReady && isFocused.current) document.getElementById(id)?.focus();
  }, [isReady, id]);
  const closed = (
    <TextInput
      id={id}
      readOnly
      pointer
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- it controls nothing while it is closed
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={props['aria-label']}
      placeholder={props.placeholder}
      miw={props.miw}
      inputSize={props.inputSize}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
      onPointerEnter={() => void Picker.preload()}
      onFocus={() => {
        isFocused.current = true;
        void Picker.preload().then(() => setReady(true));
      }}
      onBlur={() => {
        isFocused.current = false;
      }}
    />
  );
  if (!isReady && props.value === '') return closed;
  return (
    <ErrorBoundary fallback={() => closed}>
      <Picker {...props} id={id} />
    </ErrorBoundary>
  );
}
