import { Alert, Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContentFault } from '#src/domain/scoring/content-faults.ts';
import classes from './templates.module.css';
import { placeOf, useTemplateWords } from './use-template-words.ts';

interface Props {
  faults: readonly ContentFault[];
  onJump: (place: string) => void;
}

/** The faults that prevent activation. Each line leads to its field. */
export function TemplateFaults({ faults, onJump }: Props) {
  const { t } = useTranslation('templates');
  const { faultText } = useTemplateWords();
  if (faults.length === 0) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('faults.none')}
      </Text>
    );
  }
  return (
    <Alert color="yellow" variant="light" py="xs" title={t('faults.title', { count: faults.length })}>
      <ul className={classes.faults}>
        {faults.map((fault, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two faults may say the same
          <li key={index}>
            <Anchor
              component="button"
              type="button"
              underline="always"
              size="sm"
              c="var(--mantine-color-text)"
              onClick={() => onJump(placeOf(fault))}
            >
              {faultText(fault)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
