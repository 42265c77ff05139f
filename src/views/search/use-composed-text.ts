import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type Field = HTMLInputElement;

/**
 * The props of a field that searches while somebody types. Text that an input method is still composing is shown in the
 * field, and passed on when the composition ends (Q11).
 */
export function useComposedText(text: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    value: composed ?? text,
    onChange({ currentTarget }: ChangeEvent<Field>) {
      if (composed === null) onText(currentTarget.value);
      else setComposed(currentTarget.value);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<Field>) => setComposed(currentTarget.value),
    onCompositionEnd({ currentTarget }: CompositionEvent<Field>) {
      setComposed(null);
      onText(currentTarget.value);
    },
  };
}
