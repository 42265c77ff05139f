import { TextInput, type TextInputProps } from '@mantine/core';
import { useComposedText } from './use-composed-text.ts';

export interface SearchInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'aria-label'> {
  label: string;
  value: string;
  onText: (text: string) => void;
}

/** A field that searches while somebody types. Its label is read out, and shown as placeholder. */
export const SearchInput = ({ label, value, onText, ...props }: SearchInputProps) => (
  <TextInput type="search" aria-label={label} placeholder={label} {...props} {...useComposedText(value, onText)} />
);
