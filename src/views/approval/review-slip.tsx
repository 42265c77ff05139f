import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#src/domain/approval/approval.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { actsUpTo } from '#src/domain/content/revision.ts';
import type { TimelineEntry } from '#src/domain/content/timeline.ts';
import { roleText } from '#src/domain/roles/role-text.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { Paper } from '#src/views/print/paper.tsx';
import { useActText } from '#src/views/timeline/entry-words.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import type { Desk } from './use-review.ts';
import { approvalLabel, signedName, stageStateOf } from './approval-words.ts';
import classes from './review-slip.module.css';

interface Props {
  record: ContentRecord;
  approval: Approval;
  desk: Desk;
  onDone: () => void;
}

/**
 * The review slip on A4: the version, everyone who wrote it since the last approval, who decided at each stage, and the course of
 * the review with its reasons, if the server has a history.
 */
export function ReviewSlip({ record, approval, desk, onDone }: Props) {
  const { t } = useTranslation('approval');
  const { t: sheetText } = useTranslation('sheet');
  const text = useDomainText(['approval', 'shell']);
  const { type } = desk;
  const { acts, isReady } = useReviewActs(record, desk);
  const title = textOf(record, type.titleField);
  const { returned, overridden, stages, authors } = approval;
  return (
    <Paper
      head={sheetText('paper.head', { title, number: t('slip.title') })}
      title={t('slip.title')}
      facts={[
        [t('slip.record'), title],
        [t('slip.type'), text(matchRoute(type.path)?.route.title ?? '')],
        [t('slip.version'), String(approval.version)],
        [t('slip.state'), approvalLabel(record, text)],
        ...(returned ? [[t('stage.returned'), reasonedText(returned)] as const] : []),
        ...(overridden ? [[t('state.overridden'), reasonedText(overridden)] as const] : []),
      ]}
      signatures={[
        {
          names: [
            ...stages.map(({ role }, position) => ({ id: String(position), name: roleText(role, text) })),
            t('slip.date'),
          ],
        },
      ]}
      isReady={isReady}
      onDone={onDone}
    >
      <h2>{t('slip.authors')}</h2>
      <Table
        head={[t('slip.name'), t('slip.saved')]}
        rows={authors.map((author) => [signedName(author), formatTime(author.time)])}
      />
      <h2>{t('slip.stages')}</h2>
      <Table
        head={[t('slip.stage'), t('slip.role'), t('slip.name'), t('slip.time'), t('slip.result')]}
        rows={stages.map(({ role, approved }, position) => [
          String(position + 1),
          roleText(role, text),
          approved ? signedName(approved) : '',
          approved ? formatTime(approved.time) : '',
          t(`stage.${stageStateOf(record, position)}`),
        ])}
      />
      <h2>{t('slip.acts')}</h2>
      {acts ? <ActTable acts={acts} /> : <p>{t('slip.noActs')}</p>}
    </Paper>
  );
}

const reasonedText = ({ time, reason, ...who }: NonNullable<Approval['overridden']>): string =>
  `${signedName(who)} · ${formatTime(time)} · ${reason}`;

function ActTable({ acts }: { acts: readonly TimelineEntry[] }) {
  const { t } = useTranslation('approval');
  const actText = useActText();
  return (
    <Table
      head={[t('slip.time'), t('slip.name'), t('slip.version'), t('slip.act'), t('slip.reason')]}
      rows={acts.map((act) => [
        formatTime(act.time),
        signedName(act),
        String(act.version),
        actText(act),
        act.reason ?? '',
      ])}
    />
  );
}

const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join('|')}>
          {cells.map((cell, column) => (
            <td key={head[column]}>
              {column < cells.length - 1 ? <span className={classes.short}>{cell}</span> : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The decisions about the record, oldest first; null if they cannot be loaded. The slip waits for them. */
function useReviewActs(record: ContentRecord, { changes }: Desk) {
  const { history, asked } = useContextOf(changes, 'history', 'asked');
  const isSettled = useMatches(changes, 'shown', 'failed');
  const isOffered = useOffers('revisions');
  const { id } = record;
  const asOf = actsUpTo(record);
  useEffect(() => {
    if (isOffered) changes.send({ type: 'open', id, asOf });
  }, [changes, isOffered, id, asOf]);
  const acts = history?.entries.filter(({ kind }) => decided.has(kind)).toReversed() ?? null;
  return { acts, isReady: !isOffered || (isSettled && asked?.asOf === asOf) };
}

const decided: ReadonlySet<TimelineEntry['kind']> = new Set(['approved', 'sentBack', 'overridden']);
