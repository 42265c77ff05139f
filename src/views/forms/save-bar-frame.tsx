import { Button, Group, Text } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import classes from './save-bar.module.css';
import { footRef } from '#src/views/page/sticky-height.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';

interface Props {
  /** Whether there are unsaved changes, or the time of the last save. */
  status: ReactNode;
  failed?: boolean;
  /** The path of the list that the back button links to. */
  list: string;
  /** Full width instead of the width of a form. */
  wide?: boolean;
  /** The save buttons, for people with the right. */
  children: ReactNode;
}

/** The sticky foot of a record's page. */
export function SaveBarFrame({ status, failed = false, list, wide = false, children }: Props) {
  const { t } = useTranslation('content');
  const href = useOpenHref(list);
  return (
    <div ref={footRef} className={classes.bar}>
      <Group className={clsx(classes.line, !wide && classes.form)}>
        <Text className={classes.status} size="sm" c={failed ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
          {status}
        </Text>
        <Group gap="xs" wrap="nowrap" className={classes.actions}>
          <Button component={Link} href={href} variant="default">
            {t('btn.toList')}
          </Button>
          {children}
        </Group>
      </Group>
    </div>
  );
}
