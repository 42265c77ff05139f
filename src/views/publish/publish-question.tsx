import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Finding, isGrave } from '#src/domain/checks/finding.ts';
import { longestReason } from '#src/domain/checks/publishing-reason.ts';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import { ReasonField, type ReasonState, useReason } from '#src/views/bulk/reason-field.tsx';
import { useFindingText } from '#src/views/checks/use-finding-text.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './publish-check.module.css';

export interface PublishQuestionProps {
  type: ContentType;
  title: string;
  /** Null if the record could not be checked. */
  findings: readonly Finding[] | null;
  /** The form has unsaved changes, which would not be published. */
  dirty?: boolean;
  /** Where the typed reason is kept. */
  reason: ReasonState;
  onJump: (field: string) => void;
  /** `reason` is empty unless a finding needs one. */
  onPublish: (reason: string) => void;
  onClose: () => void;
}

/** Lists findings, with a link to each field; publishing is still possible, for grave findings with a reason. */
export function PublishQuestion(props: PublishQuestionProps) {
  const { type, title, findings, dirty = false, reason, onJump, onPublish, onClose } = props;
  const { t } = useTranslation('editor');
  const needsReason = findings?.some(isGrave) ?? false;
  const { field, decide } = useReason(reason, (text) => (needsReason && text === '' ? t('check.reasonEmpty') : null));
  return (
    <Dialog onClose={onClose} title={t('check.title')}>
      <Stack gap="sm">
        <Text>
          <Clipped>{findings ? t('check.body', { title }) : t('check.failed')}</Clipped>
        </Text>
        {findings && <Findings type={type} findings={findings} onJump={onJump} onClose={onClose} />}
        {dirty && (
          <Alert color="gray" variant="light" py="xs">
            {t('check.unsaved')}
          </Alert>
        )}
        {needsReason && (
          <ReasonField label={t('check.reason')} hint={t('check.reasonHint')} most={longestReason} field={field} />
        )}
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('check.back')}
          </Button>
          <Button onClick={() => decide((text) => onPublish(needsReason ? text : ''))}>{t('check.anyway')}</Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

/** Nobody reads more findings in a dialog. */
const mostListed = 30;

interface Listed extends Pick<PublishQuestionProps, 'type' | 'onJump' | 'onClose'> {
  findings: readonly Finding[];
}

function Findings({ type, findings, onJump, onClose }: Listed) {
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
                  // What is found may be corrected there, so the record is checked again afterwards.
                  onClick={onClose}
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
