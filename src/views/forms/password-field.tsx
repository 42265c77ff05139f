import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { HiddenIcon, ViewAsIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';

interface Props extends TextInputProps {
  /** The name of the button that shows or hides the password. */
  toggle: string;
  startsVisible?: boolean;
}

/** A password, hidden until its eye is pressed. Mantine's field would bring its icon buttons into the first chunk. */
export function PasswordField({ toggle, startsVisible = false, ...props }: Props) {
  const [isVisible, setVisible] = useState(startsVisible);
  const Icon = isVisible ? HiddenIcon : ViewAsIcon;
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      rightSectionPointerEvents="all"
      rightSection={
        // The keyboard goes from field to field, and a press leaves the focus in its field.
        <PlainButton
          look="quiet"
          size="small"
          isSquare
          tabIndex={-1}
          aria-label={toggle}
          aria-pressed={isVisible}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={18} aria-hidden />
        </PlainButton>
      }
    />
  );
}
