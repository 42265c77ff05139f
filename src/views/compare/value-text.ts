import type { Field } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** A field's value for people: names instead of ids, words instead of codes. */
export function useValueText(names: ReferenceNames): (field: Field, value: string) => string {
  const text = useDomainText(['content']);
  return (field, value) => {
    if (value.trim() === '') return '';
    switch (field.kind) {
      case 'choice': {
        const label = field.choices?.find((choice) => choice.value === value)?.label;
        return label ? text(label) : value;
      }
      case 'reference':
        return names[field.name]?.[value] || value;
      case 'dateTime':
        return formatTime(value);
      case 'number':
        return field.unit ? `${value} ${text(field.unit)}` : value;
      default:
        return value;
    }
  };
}

/** Fields whose changes are shown word by word. */
export const isProse = ({ kind }: Field): boolean =>
  kind === 'text' || kind === 'longText' || kind === 'richText' || kind === 'tags';
