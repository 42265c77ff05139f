import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Field } from '#src/domain/content/content-type.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './publish-check.module.css';

export interface PublishCheckProps {
  title: string;
  missing: readonly Field[];
  /** The form has unsaved changes, which would not be published. */
  dirty?: boolean;
  onJump: (field: Field) => void;
  onPublish: () => void;
  onClose: () => void;
}

/** Lists what the public will miss (decision 009), with a link to each field; publishing is still possible. */
export function PublishCheck({ title, missing, dirty = false, onJump, onPublish, onClose }: PublishCheckProps) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  return (
    <Dialog onClose={onClose} title={t('check.title')}>
      <Stack gap="sm">
        {missing.length > 0 && (
          <>
            <Text>
              <Clipped>{t('check.body', { title })}</Clipped>
            </Text>
            <ul className={classes.missing}>
              {missing.map((field) => (
                <li key={field.name}>
                  <Text span>{text(field.label)}</Text>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={t('check.named', { label: text(field.label) })}
                    onClick={() => onJump(field)}
                  >
                    {t('check.jump')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
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
