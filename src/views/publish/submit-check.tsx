import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import type { Lack } from '#src/domain/content/lifecycle.ts';
import { leastLength } from '#src/domain/scoring/application-steps.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './publish-check.module.css';

export interface SubmitCheckProps {
  type: ContentType;
  title: string;
  lacks: readonly Lack[];
  onJump: (field: string) => void;
  onClose: () => void;
}

/** Lists what a panel would miss (decision 035), with a link to each field. Nothing is submitted. */
export function SubmitCheck({ type, title, lacks, onJump, onClose }: SubmitCheckProps) {
  const { t } = useTranslation(['content', 'editor', 'common']);
  const text = useDomainText(['content']);
  return (
    <Dialog onClose={onClose} title={t('lack.title')}>
      <Stack gap="sm">
        <Text>
          <Clipped>{t('lack.intro', { title })}</Clipped>
        </Text>
        <ul className={classes.missing}>
          {lacks.map(({ field, reason }) => {
            const label = text(fieldNamed(type, field).label);
            return (
              <li key={field}>
                <Text span>
                  {t('lack.item', {
                    field: label,
                    reason: reason === 'lack.short' ? t('lack.short', { least: leastLength }) : text(reason),
                  })}
                </Text>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('editor:check.named', { label })}
                  onClick={() => onJump(field)}
                >
                  {t('editor:check.jump')}
                </Button>
              </li>
            );
          })}
        </ul>
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('common:btn.close')}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
