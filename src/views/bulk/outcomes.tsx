import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Clipped } from '#src/views/words/clipped.tsx';
import classes from './bulk.module.css';

/** A record and its expected or actual outcome. */
export interface Outcome {
  id: string;
  title: string;
  outcome: string;
  isFailure?: boolean;
  /** The page of the record. */
  href?: string;
}

/** The number of records that are listed; nobody reads more. */
export const mostListed = 200;

interface Props {
  /** At most the first `mostListed` of them. */
  outcomes: readonly Outcome[];
  total: number;
  label: string;
}

/** Lists records with their outcome, and the number of those not listed. */
export function Outcomes({ outcomes, total, label }: Props) {
  const { t } = useTranslation('bulk');
  const left = total - Math.min(outcomes.length, mostListed);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <ul className={classes.rows} aria-label={label} tabIndex={0}>
        {outcomes.slice(0, mostListed).map(({ id, title, outcome, isFailure, href }) => (
          <li key={id} className={classes.row}>
            <div className={classes.name}>
              {href === undefined ? (
                <Clipped>{title}</Clipped>
              ) : (
                <Anchor component={Link} href={href} inherit>
                  <Clipped>{title}</Clipped>
                </Anchor>
              )}
            </div>
            <div className={classes.outcome} data-failed={isFailure || undefined}>
              <Clipped>{outcome}</Clipped>
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {t('rows.more', { count: left })}
        </Text>
      )}
    </>
  );
}
