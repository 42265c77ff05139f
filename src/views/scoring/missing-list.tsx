import { Alert, Anchor } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { missingIn } from '#src/machines/scoring/sheet-work.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { placeOf } from './use-sheet.ts';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  onJump: (place: string) => void;
}

/** Everything that the sheet lacks, after an attempt to submit it. Each line leads to its field (W1.4). */
export function MissingList({ sheet, onJump }: Props) {
  const { t } = useTranslation('sheet');
  const { failedChecks, sheet: own, reviewId } = useContextOf(sheet, 'failedChecks', 'sheet', 'reviewId');
  const missing = useSelector(
    sheet,
    ({ context }) => missingIn(context),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  if (failedChecks === 0 || missing.length === 0) return null;
  const criteria = own?.template.groups.flatMap((group) => group.criteria) ?? [];
  return (
    <Alert color="red" variant="light" py="xs" role="alert" title={t('missing.title', { count: missing.length })}>
      <ul className={classes.missing}>
        {missing.map((one) => (
          <li key={one.code}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              underline="always"
              c="var(--mantine-color-error)"
              onClick={() => onJump(placeOf(one, reviewId))}
            >
              {t(`missing.${one.lacks}`, { name: criteria.find(({ code }) => code === one.code)?.name ?? one.code })}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
