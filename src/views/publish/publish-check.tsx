import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Finding, isGrave } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import { longestReason } from '#src/domain/checks/publishing-reason.ts';
import { useFindingText } from '#src/views/checks/use-finding-text.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './publish-check.module.css';
import { useFindings } from './use-findings.ts';

export interface PublishCheckProps {
  type: ContentType;
  /** The record as it will be published. */
  record: Checked;
  /** The form has unsaved changes, which would not be published. */
  dirty?: boolean;
  onJump: (field: string) => void;
  /** `reason` is empty unless a finding needs one. */
  onPublish: (reason: string) => void;
  onClose: () => void;
}

/** A check that takes longer shows a dialog meanwhile, in milliseconds. */
const unnoticed = 200;

const none: readonly Finding[] = [];

/**
 * Lists what the content checks find (decision 065), with a link to each field; publishing is still possible, for grave
 * findings with a reason. Without findings it publishes at once and shows nothing.
 */
export function PublishCheck(props: PublishCheckProps) {
  const { type, record, onPublish } = props;
  const { t } = useTranslation('editor');
  const checkup = useFindings(type, record);
  const isClean = checkup?.findings?.length === 0;
  const published = useRef<Checked>(null);
  useEffect(() => {
    if (!isClean || published.current === record) return;
    published.current = record;
    onPublish('');
  }, [isClean, record, onPublish]);
  const isNoticed = useIsNoticed();
  if (isClean || (!checkup && !isNoticed)) return null;
  return (
    <Dialog onClose={props.onClose} title={t('check.title')}>
      {checkup ? (
        <Question {...props} findings={checkup.findings ?? none} isUnchecked={checkup.findings === null} />
      ) : (
        <Text role="status">{t('check.running')}</Text>
      )}
    </Dialog>
  );
}

/** Whether the check takes long enough to be noticed. */
function useIsNoticed(): boolean {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setNoticed, unnoticed, true);
    return () => clearTimeout(timer);
  }, []);
  return isNoticed;
}

interface QuestionProps extends PublishCheckProps {
  findings: readonly Finding[];
  isUnchecked: boolean;
}

function Question({ type, record, dirty = false, findings, isUnchecked, onJump, onPublish, onClose }: QuestionProps) {
  const { t } = useTranslation('editor');
  const needsReason = findings.some(isGrave);
  const [reason, setReason] = usePageState(`publish ${record.id ?? ''} ${String(record['version'])}`, '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = needsReason && reason.trim() === '';
  return (
    <Stack gap="sm">
      <Text>
        <Clipped>{isUnchecked ? t('check.failed') : t('check.body', { title: titleOf(type, record) })}</Clipped>
      </Text>
      <Findings type={type} findings={findings} onJump={onJump} />
      {dirty && (
        <Alert color="gray" variant="light" py="xs">
          {t('check.unsaved')}
        </Alert>
      )}
      {needsReason && (
        <Textarea
          ref={field}
          label={t('check.reason')}
          description={t('check.reasonHint')}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={longestReason}
          value={reason}
          error={isTried && isMissing ? t('check.reasonEmpty') : null}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('check.back')}
        </Button>
        <Button
          onClick={() => {
            if (!isMissing) return onPublish(needsReason ? reason.trim() : '');
            setTried(true);
            field.current?.focus();
          }}
        >
          {t('check.anyway')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** Nobody reads more findings in a dialog. */
const mostListed = 30;

function Findings({ type, findings, onJump }: Pick<QuestionProps, 'type' | 'findings' | 'onJump'>) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const findingText = useFindingText();
  // What needs a reason must not be among the findings that are not listed.
  const first = findings.toSorted((a, b) => Number(isGrave(b)) - Number(isGrave(a))).slice(0, mostListed);
  return (
    <>
      <ul className={classes.missing}>
        {first.map((finding, index) => {
          const { check, field, fix } = finding;
          const label = text(fieldNamed(type, field).label);
          const isMissing = check === 'missing';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the entries have no state
            <li key={index} data-grave={isGrave(finding) || undefined}>
              <Text span>
                <Clipped>
                  {check === 'unknownWords'
                    ? findingText(finding)
                    : t('finding.inField', { field: label, found: findingText(finding) })}
                </Clipped>
              </Text>
              {fix.kind === 'open' ? (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  className={classes.act ?? ''}
                  component={Link}
                  href={fix.path}
                >
                  {t('finding.btn.open')}
                </Button>
              ) : (
                check !== 'unknownWords' && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    className={classes.act ?? ''}
                    aria-label={t(isMissing ? 'check.named' : 'finding.btn.jumpNamed', { label })}
                    onClick={() => onJump(field)}
                  >
                    {t(isMissing ? 'check.jump' : 'finding.btn.jump')}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
      {findings.length > mostListed && (
        <Text size="sm" c="dimmed">
          {t('finding.more', { count: findings.length - mostListed })}
        </Text>
      )}
    </>
  );
}

function titleOf({ titleField }: ContentType, record: Checked): string {
  const title = record[titleField];
  return typeof title === 'string' ? title : '';
}
