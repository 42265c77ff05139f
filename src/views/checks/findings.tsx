import { Button, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Finding, isGrave } from '#src/domain/checks/finding.ts';
import { isDismissible } from '#src/domain/checks/without-dismissed.ts';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import { isTakeBackKey } from '#src/domain/shell/keyboard.ts';
import type { ChecksActor } from '#src/machines/content/checks.ts';
import { focusAfterwards } from '#src/views/forms/focus-field.ts';
import { HiddenIcon } from '#src/views/looks/icons.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { keyboardInUse } from '#src/views/words/key-names.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { DismissalQuestion } from './dismissal-question.tsx';
import { Dismissed } from './dismissed.tsx';
import { useCorrections } from './use-corrections.ts';
import { useDismissals } from './use-dismissals.ts';
import { showFinding } from './show-finding.ts';
import { useMarks } from './use-marks.ts';
import { useFindingText } from './use-finding-text.ts';
import classes from './findings.module.css';

export interface FindingsProps {
  type: ContentType;
  checks: ChecksActor;
  /** The current value of a field. */
  valueOf: (field: string) => string;
  /** Puts a corrected value into the form; null while the form is locked. */
  onCorrect: ((finding: Finding, value: string) => void) | null;
  /** Puts the changed dismissals into the form; null while the form is locked. */
  onDismissals: ((dismissals: string) => void) | null;
}

/** More findings are only counted. */
const mostListed = 20;

/** What the content checks find in a form, the grave ones first, each with its correction (decision 065). */
export function Findings({ type, checks, valueOf, onCorrect, onDismissals }: FindingsProps) {
  const { t } = useTranslation('editor');
  const { findings, dismissals, dismiss, takeBack } = useDismissals(checks, onDismissals);
  const corrections = useCorrections({ type, valueOf, onCorrect });
  const [asked, setAsked] = useState<Finding | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const grave = findings?.filter(isGrave) ?? [];
  const advice = findings?.filter((finding) => !isGrave(finding)) ?? [];
  const listed = [...grave, ...advice];
  useMarks(title, findings);

  /** The pressed button disappears. */
  const focusTitle = () => title.current?.focus({ preventScroll: true });

  const takeBackCorrection = () => {
    corrections?.takeBack();
    focusTitle();
  };

  if (!findings) return null;
  return (
    <Paper
      withBorder
      component="section"
      className={classes.findings}
      onKeyDown={(event) => {
        // The focus is here after a correction, but what the browser would undo is what was last typed in any field. Keys in the
        // question about a dismissal bubble to here, too.
        if (!corrections?.last || event.repeat || !event.currentTarget.contains(event.target as Node)) return;
        if (!isTakeBackKey(event, keyboardInUse())) return;
        event.preventDefault();
        takeBackCorrection();
      }}
    >
      <Title order={2} ref={title} tabIndex={-1} className={classes.title}>
        {t('finding.title')}
      </Title>
      <Text size="sm" c="dimmed" role="status" className={classes.counts}>
        {grave.length > 0 && <span className={classes.grave}>{t('finding.grave', { count: grave.length })}</span>}
        {advice.length > 0 && <span>{t('finding.advice', { count: advice.length })}</span>}
        {findings.length === 0 && t('finding.clean')}
      </Text>
      {listed.length > 0 && (
        <ul className={classes.list}>
          {withKeys(listed.slice(0, mostListed)).map(({ key, finding }) => (
            <Entry
              key={key}
              type={type}
              finding={finding}
              onJump={() => showFinding(title.current?.closest('form') ?? null, finding)}
              onCorrect={
                corrections &&
                ((one) => {
                  corrections.correct(one);
                  focusTitle();
                })
              }
              onDismiss={onDismissals && setAsked}
            />
          ))}
        </ul>
      )}
      {listed.length > mostListed && (
        <Text size="sm" c="dimmed">
          {t('finding.more', { count: listed.length - mostListed })}
        </Text>
      )}
      {corrections?.last && (
        <Button size="compact-xs" variant="subtle" className={classes.undo ?? ''} onClick={takeBackCorrection}>
          {t('finding.btn.undo', { text: 'by' in corrections.last.fix ? corrections.last.fix.by : '' })}
        </Button>
      )}
      {dismissals.length > 0 && (
        <Dismissed
          type={type}
          dismissals={dismissals}
          onTakeBack={
            onDismissals &&
            ((dismissal) => {
              takeBack(dismissal);
              focusTitle();
            })
          }
        />
      )}
      {asked && (
        <DismissalQuestion
          finding={asked}
          onClose={() => setAsked(null)}
          onDismiss={(reason) => {
            dismiss(asked, reason);
            setAsked(null);
            focusAfterwards(focusTitle);
          }}
        />
      )}
    </Paper>
  );
}

const keyOf = ({ check, field, place }: Finding): string =>
  [check, field, place?.block, place?.from, place?.to].join(' ');

/** Two links without text have the same place, so their keys are numbered. */
function withKeys(findings: readonly Finding[]) {
  const keys = findings.map(keyOf);
  return findings.map((finding, index) => {
    const before = keys.slice(0, index).filter((key) => key === keys[index]).length;
    return { key: `${keys[index]} ${before}`, finding };
  });
}

interface EntryProps {
  type: ContentType;
  finding: Finding;
  onJump: () => void;
  onCorrect: ((finding: Finding) => void) | null;
  onDismiss: ((finding: Finding) => void) | null;
}

/** One element for all entries, because they are rendered after each check. */
const dismissIcon = <HiddenIcon size={16} aria-hidden />;

function Entry({ type, finding, onJump, onCorrect, onDismiss }: EntryProps) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const findingText = useFindingText();
  const { field, found, fix } = finding;
  const label = text(fieldNamed(type, field).label);
  if (!isDismissible(finding))
    return (
      <li className={classes.entry}>
        <div className={classes.place}>
          <Clipped>{findingText(finding)}</Clipped>
        </div>
      </li>
    );
  return (
    <li className={classes.entry} data-grave={isGrave(finding) || undefined}>
      <UnstyledButton className={classes.place} onClick={onJump}>
        <Clipped>{t('finding.inField', { field: label, found: findingText(finding) })}</Clipped>
      </UnstyledButton>
      <span className={classes.actions}>
        {onCorrect && 'by' in fix && (
          <Button
            size="compact-xs"
            variant="subtle"
            title={fix.by}
            aria-label={fix.kind === 'mask' ? t('finding.btn.maskNamed', { text: found }) : undefined}
            onClick={() => onCorrect(finding)}
          >
            {fix.kind === 'mask' ? t('finding.btn.mask') : t('finding.btn.replace', { by: fix.by })}
          </Button>
        )}
        {fix.kind === 'open' && (
          <Button size="compact-xs" variant="subtle" component={Link} href={fix.path}>
            {t('finding.btn.open')}
          </Button>
        )}
        {onDismiss && (
          <button
            type="button"
            className={classes.dismiss}
            title={t('finding.dismiss.action')}
            aria-label={t('finding.btn.dismissNamed', { text: findingText(finding) })}
            onClick={() => onDismiss(finding)}
          >
            {dismissIcon}
          </button>
        )}
      </span>
    </li>
  );
}
