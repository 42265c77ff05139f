import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldGroup } from '#src/domain/content/content-type.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './group-index.module.css';

interface Props {
  groups: readonly FieldGroup[];
  errors: Readonly<Record<string, unknown>>;
  onJump: (name: string) => void;
}

/** The groups of a long form, at its side: the way to each, and which have something to correct. */
export function GroupIndex({ groups, errors, onJump }: Props) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content', 'shell']);
  return (
    <nav className={classes.index} aria-label={t('index.title')}>
      {groups.map(({ title, fields }) => {
        const wrong = fields.filter(({ name }) => name in errors).length;
        return (
          <UnstyledButton key={title} className={classes.entry} onClick={() => onJump(fields[0]?.name ?? '')}>
            <span>{text(title)}</span>
            {wrong > 0 && <span className={classes.wrong}>{wrong}</span>}
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
