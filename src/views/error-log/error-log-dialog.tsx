import '@mantine/core/styles/Code.layer.css';
// A message opens the dialog also on pages without the shell, such as the login page.
import '#src/views/styles/lists.css';
import { Button, Code, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedError } from '#src/domain/shell/error-log.ts';
import { missedMessage } from '#src/domain/shell/notice.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatInstant } from '#src/views/words/format-time.ts';
import classes from './error-log.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Oldest first. */
  errors: readonly LoggedError[];
  onClear: () => void;
}

/** The errors, to be copied into a report (product 9, 10.12), and the messages that were never shown. */
export function ErrorLogDialog({ opened, onClose, errors, onClear }: Props) {
  const { t } = useTranslation('watch');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('log.error')} size="xl">
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t('log.hint')}
        </Text>
        <ol className={classes.list}>
          {[...errors].reverse().map((error) => (
            <Entry key={`${error.message}\n${error.stack}\n${error.info}`} error={error} />
          ))}
        </ol>
        <Actions errors={errors} onClear={onClear} />
      </Stack>
    </Dialog>
  );
}

function Entry({ error: { message, stack, info, url, time, count } }: { error: LoggedError }) {
  const { t } = useTranslation('watch');
  const isMessage = info === missedMessage;
  return (
    <li className={classes.entry}>
      <Text fw={600} component="div">
        <Clipped>{message}</Clipped>
      </Text>
      <Text c="dimmed" size="sm" className={classes.message}>
        {[isMessage && t('log.message'), whenOf(time), count > 1 && t('log.times', { count }), url]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {!isMessage && (stack || info) && (
        <details>
          <summary>{t('log.stack')}</summary>
          <Code block tabIndex={0}>
            {[stack, info].filter(Boolean).join('\n\n')}
          </Code>
        </details>
      )}
    </li>
  );
}

/** Copying needs https and the person's permission. Otherwise the text is shown to be copied by hand. */
function Actions({ errors, onClear }: Pick<Props, 'errors' | 'onClear'>) {
  const { t } = useTranslation('watch');
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const text = reportOf(errors);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  }

  return (
    <>
      {copied === 'refused' && (
        <Textarea
          label={t('log.byHand')}
          value={text}
          readOnly
          rows={6}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClear}>
          {t('log.clear')}
        </Button>
        <Button onClick={() => void copy()}>
          <span role="status">{copied === 'yes' ? t('log.copied') : t('log.copy')}</span>
        </Button>
      </DialogFoot>
    </>
  );
}

const whenOf = (time: string) => formatInstant(Date.parse(time));

const reportOf = (errors: readonly LoggedError[]): string =>
  errors
    .map(({ message, stack, info, url, time, count }) =>
      [`${whenOf(time)} ×${count} ${url}`, message, stack, info].filter(Boolean).join('\n'),
    )
    .join('\n\n');
