import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType, Field, FieldGroup } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import { type ContentValues, isWebAddress } from '#src/domain/content/rules.ts';
import { termsOf } from '#src/domain/content/terms.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { useValueText } from '#src/views/compare/value-text.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import { PlaceView } from '#src/views/place/place-view.tsx';
import { RichText } from '#src/views/rich/rich-text.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { Pair, Pairs } from './pairs.tsx';
import classes from './record-reading.module.css';

export interface RecordReadingProps {
  type: ContentType;
  /** A record's fields as text, as a form or a revision holds them (`valuesOf`). */
  values: ContentValues;
  /** The names of the records that they refer to (`namesIn`). */
  names?: ReferenceNames;
  /** Loads the pictures. */
  files: FilesActor;
  /** All groups of the type by default. A group without a title has no heading. */
  groups?: readonly FieldGroup[];
  /** The level of the headings of groups. */
  order?: 2 | 3;
}

/**
 * A record to be read: the label and the value of each field, a place as a map. It is shown where nothing can be edited: on the
 * page of a read-only record, as an older version, and beside a judgement. Its width determines the number of columns.
 *
 * Other rooms render it by `LateReading`, which loads it with its texts.
 */
export function RecordReading({ type, groups = type.groups, order = 2, ...shown }: RecordReadingProps) {
  const text = useDomainText(['content', 'shell']);
  return (
    <div className={classes.record}>
      {groups.map((group) => (
        <section key={group.title} data-group={group.title}>
          {group.title && (
            <Title order={order} className={classes.title}>
              {text(group.title)}
            </Title>
          )}
          <Pairs>
            {group.fields.map((field) => (
              <Item key={field.name} field={field} group={group} {...shown} />
            ))}
          </Pairs>
        </section>
      ))}
    </div>
  );
}

interface ItemProps extends Pick<RecordReadingProps, 'values' | 'names' | 'files'> {
  field: Field;
  group: FieldGroup;
}

function Item({ field, group, values, names = {}, files }: ItemProps) {
  const { t } = useTranslation('place');
  const text = useDomainText(['content']);
  const textOf = useValueText(names);
  const value = values[field.name] ?? '';
  if (field.kind === 'longitude') {
    const lat = values[group.fields.find(({ kind }) => kind === 'latitude')?.name ?? ''] ?? '';
    return (
      <Pair name={field.name} label={t('coordinates')} wide>
        {(value || lat) && <PlaceView lng={value} lat={lat} />}
      </Pair>
    );
  }
  // The longitude shows both.
  if (field.kind === 'latitude') return null;
  return (
    <Pair name={field.name} label={text(field.label)} wide={!field.half}>
      {value.trim() !== '' && valueOfKind()}
    </Pair>
  );

  function valueOfKind(): ReactNode {
    switch (field.kind) {
      case 'picture':
        return (
          <div className={classes.picture}>
            <StoredPicture id={value} alt={text(field.label)} files={files} />
          </div>
        );
      case 'richText':
        return <RichText html={value} files={files} />;
      case 'longText':
        return <div className={classes.prose}>{value}</div>;
      case 'url':
        return <Address>{value}</Address>;
      case 'tags':
        return (
          <ul className={classes.tags}>
            {termsOf(value).map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        );
      default:
        return textOf(field, value);
    }
  }
}

const Address = ({ children }: { children: string }) =>
  isWebAddress(children) ? (
    <a href={children} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  );
