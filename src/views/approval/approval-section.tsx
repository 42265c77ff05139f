import { Button, Paper, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Approval, approvalState, nextStage } from '#src/domain/approval/approval.ts';
import { shortageOf } from '#src/domain/approval/decision.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { roleText } from '#src/domain/roles/role-text.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { PrintIcon } from '#src/views/looks/icons.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { latePaper } from '#src/views/print/late-paper.ts';
import { Person } from '#src/views/timeline/timeline.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { approvalLabel, approvalTones, signedName, stageStateOf } from './approval-words.ts';
import { ReasonedDecision } from './reasoned-decision.tsx';
import { type Desk, useReview } from './use-review.ts';
import classes from './approval-section.module.css';

const LateSlip = latePaper(async () => (await imported(() => import('./review-slip.tsx'))).ReviewSlip);

/**
 * The review before publishing in the side column (decision 067): its state, the stages with their people and times, what
 * happened to earlier approvals, and what prevents the person from deciding. The decisions are in the action bar.
 */
export function ApprovalSection({ record, approval, desk }: NoteProps) {
  const { t } = useTranslation('approval');
  const text = useDomainText(['approval']);
  const title = useRef<HTMLHeadingElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const { done, failure } = useContextOf(desk.approval, 'done', 'failure');
  const busy = useTag(desk.approval, 'busy');
  const state = approvalState(record);
  const label = approvalLabel(record, text);

  // The pressed button disappears.
  useEffect(() => {
    if (done) title.current?.focus({ preventScroll: true });
  }, [done]);
  // The pressed button disappears if somebody else has decided.
  useEffect(() => {
    if (failure && !busy && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [failure, busy]);

  return (
    <Paper withBorder component="section" className={classes.section}>
      <div className={classes.head}>
        <Title order={2} ref={title} tabIndex={-1} className={classes.title}>
          {t('title')}
        </Title>
        {state !== 'none' && <StateBadge label={label} tone={approvalTones[state]} />}
      </div>
      <Stages record={record} approval={approval} />
      <Notes record={record} approval={approval} desk={desk} />
      <div className={classes.acts}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<PrintIcon size={16} aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          {t('slip.print')}
        </Button>
        <ReasonedDecision record={record} desk={desk} decision="override" size="compact-sm" variant="default" />
      </div>
      {isPrinting && <LateSlip record={record} approval={approval} desk={desk} onDone={() => setPrinting(false)} />}
    </Paper>
  );
}

interface PartProps {
  record: ContentRecord;
  approval: Approval;
}

interface NoteProps extends PartProps {
  desk: Desk;
}

function Stages({ record, approval }: PartProps) {
  const { t } = useTranslation('approval');
  const text = useDomainText(['shell']);
  // A role may have both stages.
  const stages = approval.stages.map((stage, position) => ({ ...stage, position }));
  return (
    <ol className={classes.stages}>
      {stages.map(({ role, approved, position }) => {
        const state = stageStateOf(record, position);
        return (
          <li key={position} data-state={state} aria-current={state === 'waiting' ? 'step' : undefined}>
            <span className={classes.role}>
              <Clipped>{roleText(role, text)}</Clipped>
            </span>
            <span className={classes.state}>
              {t(`stage.${state}`)}
              {approved && (
                <>
                  {' · '}
                  <Person account={approved.by} name={approved.name} />
                  {' · '}
                  <time dateTime={approved.time.replace(' ', 'T')}>{formatTime(approved.time)}</time>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What happened to this version and the one before, and what prevents a decision. */
function Notes({ record, approval, desk }: NoteProps) {
  const { t, i18n } = useTranslation('approval');
  const text = useDomainText(['shell']);
  const { hindrance, isOffered } = useReview(record, desk);
  const { voided, overridden, stages, authors } = approval;
  const state = approvalState(record);
  const isOpen = state === 'waiting' || state === 'returned';
  const isSpoilt =
    record.status === 'online' || overridden !== null || stages.some(({ approved }) => approved !== null);
  const role = roleText(stages[nextStage(approval) ?? 0]?.role ?? '', text);
  const shortage = shortageOf(record);
  return (
    <>
      {overridden && (
        <div className={classes.note}>
          <Clipped>{t('note.overridden', { reason: overridden.reason })}</Clipped>
          <div className={classes.state}>
            <Person account={overridden.by} name={overridden.name} />
            {` · ${formatTime(overridden.time)}`}
          </div>
        </div>
      )}
      {desk.isDirty && isSpoilt && (
        <Text size="sm">{t(record.status === 'online' ? 'save.takesDown' : 'save.voids')}</Text>
      )}
      {isOpen && voided && (
        <Text size="sm">
          {t('note.voided', {
            who: signedName(voided),
            time: formatTime(voided.time),
            version: voided.version,
          })}
        </Text>
      )}
      {state === 'exempt' && !desk.isDirty && <Text size="sm">{t('note.exempt')}</Text>}
      {state === 'outdated' && <Text size="sm">{t('note.outdated')}</Text>}
      {!isOffered && (
        <div className={classes.note} data-grave="">
          {t('note.notOffered')}
        </div>
      )}
      {shortage && (
        <div className={classes.note} data-grave="">
          {t(`note.${shortage.lack}`, { role: roleText(shortage.role, text) })}
        </div>
      )}
      {isOpen && (
        <Text size="sm" c="dimmed">
          {t('authors', { names: andIn(i18n.language).format(authors.map(signedName)) })}
        </Text>
      )}
      {hindrance && (
        <Text size="sm" c="dimmed">
          {t(`hindrance.${hindrance}`, { role })}
        </Text>
      )}
    </>
  );
}
