import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import classes from './field-change.module.css';
import { formattedTexts, pictureTexts, plainTexts, type SignedTexts } from './signed-text.ts';
import { SignedWords } from './signed-words.tsx';
import { textChanges } from './text-changes.ts';
import { isProse, useValueText } from './value-text.ts';

interface Props {
  field: Field;
  before: string;
  after: string;
  /** All shown versions, if there are more than two, so that a picture has the same number in each. */
  among?: readonly string[];
  names: ReferenceNames;
  /** Null: pictures are only named in words. */
  files?: FilesActor | null;
}

/**
 * Shows the change of a field: word by word in texts, otherwise the old and the new value. The browser may have
 * translated the page, so a changed value becomes a new element instead of a changed text node.
 */
export function FieldChange({ field, before, after, among = [], names, files = null }: Props) {
  const { t } = useTranslation('editor');
  const { texts, signOf } = useTexts(field, [...among, before, after], names);
  const [from = '', to = ''] = texts.slice(-2);
  if (before === after) return <FieldValue field={field} value={after} names={names} files={files} />;
  if (from === to) return <Text className={classes.value}>{t('value.markup')}</Text>;
  if (isProse(field) && from !== '' && to !== '')
    return <Changes before={from} after={to} signOf={signOf} files={files} />;
  const shown = (text: string) =>
    text === '' ? t('value.empty') : <SignedWords text={text} signOf={signOf} files={files} />;
  return (
    <Text key={`${from}\n${to}`} className={classes.value} component="div" translate="yes">
      <del className={classes.removed}>{shown(from)}</del>
      <span className={classes.becomes} role="img" aria-label={t('value.becomes')} />
      <ins className={classes.added}>{shown(to)}</ins>
    </Text>
  );
}

interface ValueProps extends Pick<Props, 'field' | 'names' | 'files'> {
  value: string;
}

/** The value of a field. */
export function FieldValue({ field, value, names, files = null }: ValueProps) {
  const { t } = useTranslation('editor');
  const { texts, signOf } = useTexts(field, [value], names);
  const [text = ''] = texts;
  return (
    <Text key={text} className={classes.value} component="div" translate="yes">
      {text === '' ? t('value.empty') : <SignedWords text={text} signOf={signOf} files={files} onlyPictures />}
    </Text>
  );
}

function useTexts(field: Field, versions: readonly string[], names: ReferenceNames): SignedTexts {
  const textOf = useValueText(names);
  switch (field.kind) {
    case 'richText':
      return formattedTexts(versions);
    case 'picture':
      return pictureTexts(versions);
    default:
      return plainTexts(versions.map((version) => textOf(field, version)));
  }
}

interface ChangesProps extends Pick<SignedTexts, 'signOf'> {
  before: string;
  after: string;
  files: FilesActor | null;
}

function Changes({ before, after, signOf, files }: ChangesProps) {
  const { i18n } = useTranslation();
  const changes = useMemo(() => textChanges(before, after, i18n.language), [before, after, i18n.language]);
  return (
    <Text key={`${before}\n${after}`} className={classes.value} component="div" translate="yes">
      {changes.map(({ kind, text }, index) => {
        // Unchanged parts are shown in short, without the targets of links and without formatting.
        // oxlint-disable-next-line react/no-array-index-key -- the stretches have no other name
        if (kind === 'same') return <SignedWords key={index} text={text} signOf={signOf} files={files} onlyPictures />;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Mark key={index} className={classes[kind]}>
            <SignedWords text={visible(text)} signOf={signOf} files={files} />
          </Mark>
        );
      })}
    </Text>
  );
}

/** A changed line break would be invisible, so a symbol represents it. */
const visible = (text: string) => (text.trim() === '' ? text.replaceAll('\n', '↵\n') : text);
