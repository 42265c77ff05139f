import { useTranslation } from 'react-i18next';
import { Columns } from '#src/views/board/parts/columns.tsx';
import { Figure } from '#src/views/board/parts/figure.tsx';
import { Tile } from '#src/views/board/parts/tile.tsx';
import classes from './time-tiles.module.css';
import { useIsToday, useTile, useWriting } from '#src/views/board/parts/use-board.ts';

/** Contents by the month in which they were added. The last month is incomplete. */
export function ContentsTile() {
  const { t } = useTranslation('board');
  const { month: nameOf, short, exact } = useWriting();
  const months = useTile('contents')?.months ?? [];
  return (
    <Tile of="contents" area="months" title={t('tile.contents')} note={t('contents.note')}>
      <Columns
        label={t('contents.note')}
        columns={months.map(({ month, count }, index) => {
          const isOpen = index === months.length - 1;
          return {
            key: month,
            value: count,
            below: nameOf(month),
            above: short(count),
            isOpen,
            words: t(isOpen ? 'contents.open' : 'contents.month', { month, count: exact(count) }),
          };
        })}
      />
    </Tile>
  );
}

/** Views: three sums and the days. Today is incomplete. */
export function BrowsingTile() {
  const { t } = useTranslation('board');
  const { day: nameOf, short, exact } = useWriting();
  const browsing = useTile('browsing');
  const days = browsing?.days ?? [];
  const last = days.at(-1);
  const isToday = useIsToday(last?.day ?? '');
  const most = Math.max(0, ...days.map(({ views }) => views));
  return (
    <Tile of="browsing" area="browsing" title={t('tile.browsing')} note={t('browsing.note')}>
      {browsing && (
        <>
          <dl className={classes.sums}>
            {(['hours24', 'days7', 'days30'] as const).map((name) => (
              <div key={name} className={classes.sum}>
                <dt>{t(`browsing.${name}`)}</dt>
                <dd>
                  <Figure name={`browsing/${name}`} value={browsing[name]} />
                </dd>
              </div>
            ))}
          </dl>
          <Columns
            label={t('browsing.note')}
            columns={days.map(({ day, views }, index) => {
              const isOpen = index === days.length - 1;
              return {
                key: day,
                value: views,
                isOpen,
                words: t(isOpen ? 'browsing.openDay' : 'browsing.day', { day: nameOf(day), count: exact(views) }),
              };
            })}
          />
          <p className={classes.axis} aria-hidden>
            <span>{days[0] && nameOf(days[0].day)}</span>
            <span>{t('browsing.most', { count: short(most) })}</span>
            <span>{isToday || !last ? t('browsing.today') : nameOf(last.day)}</span>
          </p>
        </>
      )}
    </Tile>
  );
}
