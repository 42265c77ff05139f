import type { ContentType, Field } from '#src/domain/content/content-type.ts';
import { importFields } from './import-columns.ts';
import type { Sheet } from './table.ts';

interface TemplateWords {
  /** Translates an i18n key into the active language. */
  word: (key: string, values?: Record<string, string>) => string;
  /** The name of a record of the type at `path`, as an example; empty when there is none. */
  referenceTo: (path: string) => string;
}

/** The import template: a sheet with a header (required columns are marked) and an example row, and a sheet with notes on each column. */
export function templateSheets(type: ContentType, { word, referenceTo }: TemplateWords): readonly Sheet[] {
  const fields = importFields(type);
  const label = ({ label: key, optional }: Field) => word(key) + (optional ? '' : '*');
  const example = (field: Field) =>
    field.name === type.titleField
      ? `${word('template.mark')}${word(field.label)}`
      : exampleOf(field, { word, referenceTo });
  return [
    { name: word('template.sheet'), header: fields.map(label), rows: [fields.map(example)] },
    {
      name: word('template.notes'),
      header: [word('template.column'), word('template.required'), word('template.how')],
      rows: fields.map((field) => [
        word(field.label),
        field.optional ? word('template.no') : word('template.yes'),
        word(`template.kind.${field.whole ? 'whole' : field.kind}`, {
          choices: (field.choices ?? []).map((choice) => word(choice.label)).join(' / '),
        }),
      ]),
    },
  ];
}

function exampleOf({ kind, label, choices = [], to = '' }: Field, { word, referenceTo }: TemplateWords): string {
  switch (kind) {
    case 'choice':
      return choices[0] ? word(choices[0].label) : '';
    case 'reference':
      return referenceTo(to);
    case 'phone':
      return '13800000000';
    case 'tel':
      return '0771-5550100';
    case 'url':
      return 'https://example.com';
    case 'number':
      return '12';
    case 'date':
      return '2026-03-12';
    case 'dateTime':
      return '2026-03-12 09:30';
    case 'longitude':
      return '108.3167';
    case 'latitude':
      return '22.8167';
    case 'picture':
      return '';
    default:
      return word(label);
  }
}
