import { type ContentType, type Field, fieldsOf } from './content-type.ts';

/** The place of each field of a type on its public page. */
export interface PublicLayout {
  title: Field | undefined;
  cover: Field | undefined;
  /** The first long text, when more text follows: it opens the page. */
  lead: Field | undefined;
  body: readonly Field[];
  tags: readonly Field[];
  /** All other fields that readers may see, as short facts with their labels. */
  facts: readonly Field[];
}

/**
 * Lays out a record like an article, by the kinds of its fields alone. Readers do not see the carousel title, coordinates
 * and mobile numbers.
 */
export function publicLayout(type: ContentType): PublicLayout {
  const fields = fieldsOf(type);
  const texts = fields.filter(({ kind }) => kind === 'longText' || kind === 'richText');
  const lead = texts.length > 1 && texts[0]?.kind === 'longText' ? texts[0] : undefined;
  const hidden = new Set(['bannerTitle', type.titleField]);
  const isFact = ({ name, kind }: Field) => !hidden.has(name) && factKinds.has(kind);
  return {
    title: fields.find(({ name }) => name === type.titleField),
    cover: fields.find(({ kind }) => kind === 'picture'),
    lead,
    body: texts.filter((field) => field !== lead),
    tags: fields.filter(({ kind }) => kind === 'tags'),
    facts: fields.filter(isFact),
  };
}

const factKinds = new Set<Field['kind']>(['text', 'choice', 'tel', 'url', 'number', 'date', 'dateTime', 'reference']);
