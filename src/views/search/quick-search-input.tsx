import { SearchIcon } from '#src/views/looks/icons.ts';
import { SearchInput } from './search-input.tsx';

interface Props {
  label: string;
  value: string;
  onQuery: (value: string) => void;
}

/** The small search field above the choices of a panel. It gets the focus when the panel opens. */
export function QuickSearchInput({ label, value, onQuery }: Props) {
  return (
    <SearchInput
      size="xs"
      label={label}
      leftSection={<SearchIcon size={14} aria-hidden />}
      data-autofocus
      value={value}
      onText={onQuery}
    />
  );
}
