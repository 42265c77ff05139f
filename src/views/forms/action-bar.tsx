import { Button, Group, Text } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import classes from './action-bar.module.css';
import form from './form.module.css';
import { BackIcon } from '#src/views/looks/icons.ts';
import { footRef } from '#src/views/page/sticky-height.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';

interface Props {
  /** Whether there are unsaved changes, or the time of the last save. */
  status: ReactNode;
  failed?: boolean;
  /** The path of the list that the back button links to; without one there is no such button. */
  list?: string;
  /** Full width instead of the width of a form. */
  wide?: boolean;
  /** The acts for people with the right: secondary ones first, the primary one last. */
  children: ReactNode;
}

/**
 * The foot of every page with a form or a decision (decision 048), at the bottom of the window also on a short page: the state of
 * the record, the way back to the list, and the acts. The primary act is the next step of the record's life.
 */
export function ActionBar({ status, failed = false, list, wide = false, children }: Props) {
  return (
    <div ref={footRef} className={classes.bar}>
      <Group className={clsx(classes.line, !wide && classes.form)}>
        <Text className={classes.status} size="sm" c={failed ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
          {status}
        </Text>
        <Group gap="xs" className={classes.actions}>
          {list !== undefined && <BackButton list={list} />}
          {children}
        </Group>
      </Group>
    </div>
  );
}

/** On a phone it is an icon, so that all acts fit on one line in every language. */
function BackButton({ list }: { list: string }) {
  const { t } = useTranslation('content');
  const href = useOpenHref(list);
  return (
    <Button
      component={Link}
      href={href}
      variant="default"
      className={clsx(classes.back, form.iconOnPhone)}
      leftSection={<BackIcon size={16} aria-hidden />}
    >
      {t('btn.toList')}
    </Button>
  );
}
