import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedRow } from '#src/domain/figures/figures.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { formatTime } from '#src/views/words/format-time.ts';
import { useFigureWords } from './figure-words.ts';

/** The columns of the records behind figures. The content links to its page if the person may open it. */
export function useCountedColumns(source: 'browsing' | 'experiences'): readonly ListColumn<CountedRow>[] {
  const { t, i18n } = useTranslation('figures');
  const words = useFigureWords({ source });
  const grants = useGrants();
  return useMemo(
    () => [
      {
        name: 'title',
        title: words.dimension('content'),
        card: 'title',
        render: ({ path, recordId, title }) =>
          opens(grants, path) ? (
            <RowLink className={parts.title} href={recordPath(path, recordId)}>
              {title}
            </RowLink>
          ) : (
            title
          ),
      },
      source === 'browsing'
        ? {
            name: 'type',
            title: words.dimension('type'),
            card: 'field',
            render: ({ path }) => words.value('type', path),
          }
        : {
            name: 'kind',
            title: words.dimension('kind'),
            card: 'field',
            render: ({ kind }) => words.value('kind', kind),
          },
      ...(source === 'experiences'
        ? [
            {
              name: 'group',
              title: words.dimension('group'),
              card: 'field',
              render: ({ group }) => words.value('group', group),
            } satisfies ListColumn<CountedRow>,
          ]
        : []),
      {
        name: 'city',
        title: words.dimension('city'),
        rank: 'secondary',
        card: 'field',
        render: ({ city }) => words.value('city', city),
      },
      {
        name: 'time',
        title: t('records.time'),
        isFigures: true,
        card: 'field',
        render: ({ time }) => formatTime(time),
      },
      {
        name: 'count',
        title: t(`total.${source}`),
        isNumber: true,
        isFigures: true,
        card: 'field',
        render: ({ count }) => words.number(count),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language alone
    [source, grants, i18n.language],
  );
}
