import { useTranslation } from 'react-i18next';
import { ageOf } from '#src/domain/board/age.ts';
import type { TileOf } from '#src/domain/board/board.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { Figure } from '#src/views/board/parts/figure.tsx';
import classes from './list-tiles.module.css';
import { Tile } from '#src/views/board/parts/tile.tsx';
import { useLit, useMinute, useTile, useWriting } from '#src/views/board/parts/use-board.ts';

/** The most viewed contents of the last days. */
export function TopTile() {
  const { t } = useTranslation('board');
  const list = useTile('top')?.list ?? [];
  return (
    <Tile of="top" area="top" title={t('tile.top')} note={t('top.note')}>
      {list.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ol className={classes.list}>
        {list.slice(0, mostRows).map(({ path, id, title, views }, index) => (
          <li key={`${path} ${id}`} className={classes.row}>
            <span className={classes.rank} aria-hidden>
              {index + 1}
            </span>
            <span className={classes.name}>{title}</span>
            <Figure name={`top/${path}/${id}`} value={views} />
          </li>
        ))}
      </ol>
    </Tile>
  );
}

const mostRows = 5;

/** Consultations by status. */
export function ConsultationsTile() {
  const { t } = useTranslation('board');
  const consultations = useTile('consultations');
  return (
    <Tile of="consultations" area="consultations" title={t('tile.consultations')}>
      {consultations && <Progress consultations={consultations} />}
    </Tile>
  );
}

function Progress({ consultations }: { consultations: TileOf<'consultations'> }) {
  const { t } = useTranslation('board');
  const { short } = useWriting();
  const { oldest, answerDays } = consultations;
  return (
    <dl className={classes.facts}>
      {(['new', 'inProgress', 'overdue', 'answered', 'closed'] as const).map((name) => (
        <div
          key={name}
          className={classes.fact}
          data-late={(name === 'overdue' && consultations.overdue > 0) || undefined}
        >
          <dt>{t(`consultations.${name}`)}</dt>
          <dd>
            <Figure name={`consultations/${name}`} value={consultations[name]} />
          </dd>
        </div>
      ))}
      {oldest !== null && (
        <div className={classes.fact}>
          <dt>{t('consultations.oldest')}</dt>
          <dd>
            <Age since={oldest} />
          </dd>
        </div>
      )}
      {answerDays !== null && (
        <div className={classes.fact}>
          <dt>{t('consultations.answerDays')}</dt>
          <dd>{t('consultations.days', { count: short(answerDays) })}</dd>
        </div>
      )}
    </dl>
  );
}

function Age({ since }: { since: string }) {
  const { t } = useTranslation('board');
  const { short } = useWriting();
  const { unit, count } = ageOf(since, useMinute());
  return t(`age.${unit}`, { count: short(count) });
}

/** The latest events of contents. */
export function EventsTile() {
  const { t } = useTranslation('board');
  const list = useTile('events')?.list ?? [];
  return (
    <Tile of="events" area="events" title={t('tile.events')}>
      {list.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ol className={classes.list}>
        {list.slice(0, mostRows).map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </Tile>
  );
}

function Event({ event: { id, time, action, title } }: { event: TileOf<'events'>['list'][number] }) {
  const text = useDomainText(['board']);
  const { day } = useWriting();
  const lit = useLit(`events/${id}`);
  return (
    <li key={lit} className={classes.event} data-lit={lit > 0 || undefined}>
      <span className={classes.name}>{title}</span>
      <span className={classes.when}>
        {text(`action.${action}`, { defaultValue: '' })}{' '}
        <time dateTime={time}>{`${day(time.slice(0, 10))} ${time.slice(11, 16)}`}</time>
      </span>
    </li>
  );
}
