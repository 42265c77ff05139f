import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { findingsOf } from '#src/domain/checks/check.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import { situationNow } from '#src/views/checks/situation.ts';
import { useFindingText } from '#src/views/checks/use-finding-text.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './publish-check.module.css';

export interface PublishCheckProps {
  type: ContentType;
  /** The record as it will be published. */
  record: Checked;
  /** The form has unsaved changes, which would not be published. */
  dirty?: boolean;
  onJump: (field: string) => void;
  onPublish: () => void;
  onClose: () => void;
}

/**
 * Lists what the content checks find (decision 065), with a link to each field; publishing is still possible. Without
 * findings it publishes at once and shows nothing.
 */
export function PublishCheck({ type, record, dirty = false, onJump, onPublish, onClose }: PublishCheckProps) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const findingText = useFindingText();
  const findings = useMemo(() => findingsOf(type, record, situationNow()), [type, record]);
  const isClean = findings.length === 0;
  const published = useRef<Checked>(null);
  useEffect(() => {
    if (!isClean || published.current === record) return;
    published.current = record;
    onPublish();
  }, [isClean, record, onPublish]);
  if (isClean) return null;
  return (
    <Dialog onClose={onClose} title={t('check.title')}>
      <Stack gap="sm">
        <Text>
          <Clipped>{t('check.body', { title: titleOf(type, record) })}</Clipped>
        </Text>
        <ul className={classes.missing}>
          {findings.slice(0, mostListed).map((finding, index) => {
            const label = text(fieldNamed(type, finding.field).label);
            const isMissing = finding.check === 'missing';
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the entries have no state
              <li key={index}>
                <Text span>
                  <Clipped>{t('finding.inField', { field: label, found: findingText(finding) })}</Clipped>
                </Text>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  className={classes.act ?? ''}
                  aria-label={t(isMissing ? 'check.named' : 'finding.btn.jumpNamed', { label })}
                  onClick={() => onJump(finding.field)}
                >
                  {t(isMissing ? 'check.jump' : 'finding.btn.jump')}
                </Button>
              </li>
            );
          })}
        </ul>
        {findings.length > mostListed && (
          <Text size="sm" c="dimmed">
            {t('finding.more', { count: findings.length - mostListed })}
          </Text>
        )}
        {dirty && (
          <Alert color="gray" variant="light" py="xs">
            {t('check.unsaved')}
          </Alert>
        )}
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('check.back')}
          </Button>
          <Button onClick={onPublish}>{t('check.anyway')}</Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

/** Nobody reads more findings in a dialog. */
const mostListed = 30;

function titleOf({ titleField }: ContentType, record: Checked): string {
  const title = record[titleField];
  return typeof title === 'string' ? title : '';
}
