import { useTranslation } from 'react-i18next';
import { countsOf, gradesOf, type MappedBases } from '#src/domain/bases/mapped-base.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { baseKinds } from '#src/domain/scoring/kinds.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './base-map.module.css';
import { BaseSign } from './base-sign.tsx';

/** Filled signs first. */
const statuses = [...recordStatuses].sort((a, b) => Number(b === 'online') - Number(a === 'online'));

/** The meaning of the signs, with the number of bases for each. */
export function Legend({ bases, grades }: Pick<MappedBases, 'bases' | 'grades'>) {
  const { t } = useTranslation('place');
  const text = useDomainText(['content']);
  return (
    <ul className={classes.legend} aria-label={t('bases.legend')}>
      {countsOf(baseKinds, ({ kind }) => kind, bases).map(({ value, count }) => (
        <li key={value}>
          <BaseSign kind={value} />
          <span>{text(`content:baseType.${value}`)}</span>
          <span className={classes.figure}>{count}</span>
        </li>
      ))}
      {gradesOf(grades, bases).map(({ grade, count }) => (
        <li key={grade}>
          <bdi>{grade}</bdi>
          <span className={classes.figure}>{count}</span>
        </li>
      ))}
      {countsOf(statuses, ({ status }) => status, bases).map(({ value, count }) => (
        <li key={value}>
          <BaseSign status={value} />
          <span>{text(`content:status.${value}`)}</span>
          <span className={classes.figure}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
