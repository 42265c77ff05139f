import { Paper } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Grants } from '#src/domain/rights/access.ts';
import { nounKey } from '#src/domain/menu-key.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import type { WorkEntry } from '#src/domain/work/profile.ts';
import { isPermitted, matchRoute } from '#src/domain/routes/routes.ts';
import type { RecentWorkActor } from '#src/machines/work/shelf.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { Shelf } from './shelf.tsx';
import { StatusBadge } from '#src/views/looks/status-badge.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './recent-work.module.css';
import rows from './work-rows.module.css';

const rowHeight = 40;

interface Props {
  actor: RecentWorkActor;
  most: number;
  /** On the home page: leaves out records that the person may no longer open, and the whole list if it is empty. */
  atHome?: boolean;
}

/** The records that the person worked on last, each with a link if its page is granted. */
export function RecentWork({ actor, most, atHome = false }: Props) {
  const { t } = useTranslation('content');
  const grants = useGrants();
  const words = {
    title: t('recent.title'),
    failed: t('recent.failed'),
    ...(atHome ? {} : { empty: t('recent.empty'), emptyHint: t('recent.emptyHint') }),
  };
  return (
    <Shelf
      actor={actor}
      words={words}
      height={most * rowHeight}
      choose={(works) => works.filter((work) => !atHome || hrefOf(work, grants)).slice(0, most)}
    >
      {(works) => (
        <Paper withBorder component="ul" className={rows.list}>
          {works.map((work) => (
            <Work key={`${work.path}/${work.id}`} work={work} href={hrefOf(work, grants)} />
          ))}
        </Paper>
      )}
    </Shelf>
  );
}

function Work({ work: { path, title, status, time }, href }: { work: WorkEntry; href: string | null }) {
  const text = useDomainText(['nouns']);
  return (
    <li className={clsx(rows.row, classes.columns)}>
      {href ? (
        <Link href={href} className={rows.name}>
          {title}
        </Link>
      ) : (
        <span className={classes.title}>{title}</span>
      )}
      <StatusBadge status={status} />
      <span className={clsx(rows.kind, classes.kind)}>{text(nounKey(path))}</span>
      <time>{formatTime(time)}</time>
    </li>
  );
}

/** Null if the page is not granted or does not exist. */
function hrefOf({ path, id }: WorkEntry, grants: Grants): string | null {
  const href = recordPath(path, id);
  const match = matchRoute(href);
  return match && isPermitted(match.route, grants) ? href : null;
}
