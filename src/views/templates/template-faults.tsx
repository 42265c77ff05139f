import { Anchor, Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentFault } from '#src/domain/scoring/content-faults.ts';
import classes from './templates.module.css';
import { placeOf, useTemplateWords } from './use-template-words.ts';

interface Props {
  faults: readonly ContentFault[];
  onJump: (place: string) => void;
}

/**
 * The number of faults that prevent activation; it opens their list, whose lines lead to the fields. It is in the bar, because
 * above the form it would push the field that is being typed in.
 */
export function TemplateFaults({ faults, onJump }: Props) {
  const { t } = useTranslation('templates');
  const { faultText } = useTemplateWords();
  const [isOpen, setOpen] = useState(false);
  if (faults.length === 0) return <span>{t('faults.none')}</span>;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" shadow="md">
      <Popover.Target>
        <Anchor
          component="button"
          type="button"
          underline="always"
          size="sm"
          c="var(--mantine-color-text)"
          onClick={() => setOpen((was) => !was)}
        >
          {t('faults.title', { count: faults.length })}
        </Anchor>
      </Popover.Target>
      <Popover.Dropdown className={classes.faultList}>
        <ul className={classes.faults}>
          {faults.map((fault, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two faults may have the same text
            <li key={index}>
              <Anchor
                component="button"
                type="button"
                underline="always"
                size="sm"
                c="var(--mantine-color-text)"
                onClick={() => {
                  setOpen(false);
                  onJump(placeOf(fault));
                }}
              >
                {faultText(fault)}
              </Anchor>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
