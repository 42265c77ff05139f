import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CityBases } from '#src/domain/bases/mapped-base.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { statusTones } from '#src/views/looks/status-tones.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './base-map.module.css';
import { BaseSign } from './base-sign.tsx';
import { keyOf } from './city-key.ts';
import { useCityName } from './use-city-name.ts';

interface Props {
  place: CityBases | null;
  places: readonly CityBases[];
  path: string;
  /** The map of a provider has no cities to pick, so the panel offers them. */
  isProvided: boolean;
  onPick: (key: string) => void;
}

/** The bases of the picked city, each with a link to its record. */
export function CityPanel({ place, places, path, isProvided, onPick }: Props) {
  const { t } = useTranslation('place');
  const text = useDomainText(['content']);
  const nameOf = useCityName();
  const fullName = ({ city, bases }: CityBases) => t('bases.city', { city: nameOf(city), count: bases.length });
  return (
    <section className={classes.panel} aria-label={place ? fullName(place) : t('bases.pick')}>
      {isProvided && (
        <FilterSelect
          label={t('bases.chooseCity')}
          placeholder={t('bases.allCities')}
          choices={places.map((one) => ({ value: keyOf(one.city), label: fullName(one) }))}
          value={place ? keyOf(place.city) : ''}
          onChange={onPick}
        />
      )}
      <div role="status">
        {place ? (
          !isProvided && (
            <Title order={2} className={classes.heading}>
              {fullName(place)}
            </Title>
          )
        ) : (
          <Text size="sm" c="dimmed">
            {t('bases.pick')}
          </Text>
        )}
        {place?.city === null && (
          <Text size="sm" c="dimmed">
            {t('bases.unplacedHint')}
          </Text>
        )}
        {place?.bases.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('bases.none')}
          </Text>
        )}
      </div>
      {place && place.bases.length > 0 && (
        <ul className={classes.bases}>
          {place.bases.map(({ id, name, kind, status, grade }) => (
            <li key={id}>
              <BaseSign kind={kind} status={status} />
              <span className={classes.base}>
                <Link href={recordPath(path, id)}>{name}</Link>
                <span className={classes.kind}>
                  {text(`content:baseType.${kind}`)}
                  {grade !== null && <bdi> · {grade}</bdi>}
                </span>
              </span>
              {status !== 'online' && (
                <StateBadge label={text(`content:status.${status}`)} tone={statusTones[status]} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
