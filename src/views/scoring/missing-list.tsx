import { Alert, Anchor } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { missingIn } from '#src/machines/scoring/sheet-context.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import classes from './sheet.module.css';

interface Props {
  sheet: SheetActor;
  onJump: (place: string) => void;
}

/** All that is missing before the sheet can be submitted, once somebody tried. Each line leads to its field (W1.4). */
export function MissingList({ sheet, onJump }: Props) {
  const { t } = useTranslation('sheet');
  const { failedChecks, sheet: own } = useContextOf(sheet, 'failedChecks', 'sheet');
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
        {missing.map(({ code, lacks }) => (
          <li key={code}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              underline="always"
              c="var(--mantine-color-error)"
              onClick={() => onJump(lacks === 'comment' ? `${code}.comment` : code)}
            >
              {t(`missing.${lacks}`, { name: criteria.find((one) => one.code === code)?.name ?? code })}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
