import { ActionIcon, Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from '#src/views/looks/icons.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { footRef } from '#src/views/page/sticky-height.ts';
import classes from './list-heading.module.css';

interface Props {
  title: string;
  /** Content beside the title. */
  beside?: ReactNode;
  /** The main action. */
  main?: ReactNode;
  /** The other buttons. */
  children: ReactNode;
}

/**
 * The heading of every list: title and buttons, which wrap below a long title, and among themselves. On phones one button unfolds
 * all but the main action, with words; the main action is at the foot, within reach of the thumb.
 */
export function ListHeading({ title, beside, main, children }: Props) {
  const isPhone = useIsPhone();
  if (isPhone) return <PhoneHeading {...{ title, beside, main }}>{children}</PhoneHeading>;
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="0 14px" miw={0} flex="1 1 min-content">
        <Title order={1}>{title}</Title>
        {beside}
      </Group>
      <Group gap="xs" justify="flex-end" ms="auto">
        {children}
        {main}
      </Group>
    </Group>
  );
}

function PhoneHeading({ title, beside, main, children }: Props) {
  const { t } = useTranslation('content');
  const [open, setOpen] = usePageState('tools', false);
  const id = useId();
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Title order={1} flex={1} miw={0}>
          {title}
        </Title>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('btn.more')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <MoreIcon size={18} />
        </ActionIcon>
      </Group>
      <div id={id} className={classes.tools} hidden={!open}>
        {beside}
        {children}
      </div>
      {main && (
        <div ref={footRef} className={classes.foot} data-list-foot>
          {main}
        </div>
      )}
    </>
  );
}
