import { useTranslation } from 'react-i18next';
import type { Field } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import { formatTime } from '../parts/format-time.ts';
import { useDomainText } from '../parts/use-text.ts';

/** A field's value as a person reads it: names instead of ids, words instead of codes, text instead of markup. */
export function useValueText(names: ReferenceNames): (field: Field, value: string) => string {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  return (field, value) => {
    if (value.trim() === '') return t('value.empty');
    switch (field.kind) {
      case 'choice': {
        const label = field.choices?.find((choice) => choice.value === value)?.label;
        return label ? text(label) : value;
      }
      case 'reference':
        return names[field.name]?.[value] ?? value;
      case 'dateTime':
        return formatTime(value);
      case 'number':
        return field.unit ? `${value} ${text(field.unit)}` : value;
      case 'richText':
        return plainText(value);
      default:
        return value;
    }
  };
}

/** Kinds whose differences are shown word by word. */
export const isProse = ({ kind }: Field): boolean => kind === 'text' || kind === 'longText' || kind === 'richText' || kind === 'tags';

/** The words of a formatted text, one line per paragraph. The parsed document is inert: nothing in it is loaded or run. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, blockquote, br, figcaption')) block.append('\n');
  return body.textContent.trim();
}
