import { TextInput } from '@mantine/core';
import { SearchIcon } from '#src/views/looks/icons.ts';

interface Props {
  label: string;
  value: string;
  onSought: (value: string) => void;
}

/** The small search field above the choices of a panel. It has the focus when the panel opens. */
export function QuickSearchInput({ label, value, onSought }: Props) {
  return (
    <TextInput
      size="xs"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<SearchIcon size={14} aria-hidden />}
      data-autofocus
      value={value}
      onChange={(event) => onSought(event.currentTarget.value)}
    />
  );
}
