import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import classes from './field-change.module.css';
import { textChanges } from './text-changes.ts';
import { isProse, useValueText } from './value-text.ts';

interface Props {
  field: Field;
  before: string;
  after: string;
  names: ReferenceNames;
}

/** What became of a field: words within texts, and one value for another elsewhere. */
export function FieldChange({ field, before, after, names }: Props) {
  const { t } = useTranslation('editor');
  const textOf = useValueText(names);
  const [from, to] = [textOf(field, before), textOf(field, after)];
  if (from === to) {
    return <Text className={classes.value}>{before === after ? to : t('value.markup')}</Text>;
  }
  if (isProse(field) && before.trim() !== '' && after.trim() !== '') return <Changes before={from} after={to} />;
  return (
    <Text className={classes.value}>
      <del className={classes.removed}>{from}</del>
      <span className={classes.becomes} role="img" aria-label={t('value.becomes')} />
      <ins className={classes.added}>{to}</ins>
    </Text>
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  const { i18n } = useTranslation();
  const changes = useMemo(() => textChanges(before, after, i18n.language), [before, after, i18n.language]);
  return (
    <Text className={classes.value}>
      {changes.map(({ kind, text }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the stretches have no other name
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Mark key={index} className={classes[kind]}>
            {text}
          </Mark>
        );
      })}
    </Text>
  );
}
