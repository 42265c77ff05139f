interface Props {
  label: string;
  /** What is looked for at first. */
  value: string;
  title?: string;
  onFind: (text: string) => void;
}

/** A field that searches while somebody types, but not what an input method is still composing. */
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
