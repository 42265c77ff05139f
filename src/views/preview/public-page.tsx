import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { publicLayout } from '#src/domain/content/public-layout.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { termsOf } from '#src/domain/content/terms.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { RichText } from '#src/views/rich/rich-text.tsx';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './public-page.module.css';
import { useValueText } from '#src/views/compare/value-text.ts';

interface Props {
  type: ContentType;
  values: ContentValues;
  names: ReferenceNames;
  files: FilesActor;
}

/** A record as the public sees it: always light, whatever the colour scheme of the back office. */
export function PublicPage({ type, values, names, files }: Props) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const textOf = useValueText(names);
  const { title, cover, lead, body, tags, facts } = publicLayout(type);
  const isFilled = ({ name }: { name: string }) => (values[name] ?? '').trim() !== '';
  const paragraphs = body.filter(isFilled);
  const terms = tags.flatMap(({ name }) => termsOf(values[name] ?? ''));
  return (
    <article className={classes.page} translate="yes">
      <h1>{title && isFilled(title) ? values[title.name] : t('preview.untitled')}</h1>
      {cover && isFilled(cover) && <StoredPicture id={values[cover.name] ?? ''} alt="" files={files} />}
      <dl className={classes.facts}>
        {facts.filter(isFilled).map((field) => (
          <div key={field.name}>
            <dt>{text(field.label)}</dt>
            <dd>{textOf(field, values[field.name] ?? '')}</dd>
          </div>
        ))}
      </dl>
      {lead && isFilled(lead) && <p className={classes.lead}>{values[lead.name]}</p>}
      {paragraphs.map((field) =>
        field.kind === 'richText' ? (
          <RichText key={field.name} html={values[field.name] ?? ''} files={files} />
        ) : (
          <p key={field.name} className={classes.text}>
            {values[field.name]}
          </p>
        ),
      )}
      {paragraphs.length === 0 && <p className={classes.nothing}>{t('preview.empty')}</p>}
      {terms.length > 0 && (
        <ul className={classes.tags}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
