interface Props {
  label: string;
  /** The initial search text. */
  value: string;
  title?: string;
  onFind: (text: string) => void;
}

/** A field that searches on input, except during composition by an input method. */
export const SearchField = ({ label, value, title, onFind }: Props) => (
  <input
    type="search"
    defaultValue={value}
    placeholder={label}
    aria-label={label}
    title={title}
    onInput={({ currentTarget, nativeEvent }) => {
      if (!nativeEvent.isComposing) onFind(currentTarget.value);
    }}
    onCompositionEnd={({ currentTarget }) => onFind(currentTarget.value)}
  />
);
