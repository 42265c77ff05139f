import { clsx } from 'clsx';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { pointsFigure, pointsText } from '#src/views/words/number-text.ts';
import { totalOf } from '#src/domain/scoring/sheet.ts';
import { markIn } from '#src/domain/scoring/sheet-content.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import parts from '#src/views/styles/parts.module.css';
import classes from './sheet.module.css';

type Submission = OwnSheet['submissions'][number];

/** The person's submitted versions of the sheet: each stays readable (W1.8). */
export function Versions({ own }: { own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const [open, setOpen] = useState<Submission | null>(null);
  const { submissions, template } = own;
  if (submissions.length === 0) return null;
  const title = t('versions', { count: submissions.length });
  return (
    <section className={classes.group} aria-label={title}>
      <header className={classes.groupHead}>
        <Title order={2} size="h4">
          {title}
        </Title>
      </header>
      <ul className={classes.list}>
        {submissions.toReversed().map((one) => (
          <li key={one.time}>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('versions.open', { time: formatTime(one.time) })}
              onClick={() => setOpen(one)}
            >
              {t('versions.one', { time: formatTime(one.time), points: pointsText(totalOf(template, one)) })}
            </Button>
            {one.entered && (
              <Text size="sm" c="dimmed">
                {t('entered', { name: one.entered.name, time: formatTime(one.entered.time) })}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {open && <VersionDialog own={own} submission={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface DialogProps {
  own: OwnSheet;
  submission: Submission;
  onClose: () => void;
}

function VersionDialog({ own: { template }, submission, onClose }: DialogProps) {
  const { t } = useTranslation('sheet');
  const found = template.vetoes.filter(({ code }) => submission.vetoes.includes(code));
  return (
    <Dialog onClose={onClose} size="lg" title={t('versions.title', { time: formatTime(submission.time) })}>
      <table className={clsx(parts.table, classes.table)}>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            <th scope="col" className={classes.number}>
              {t('confirm.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {template.groups
            .flatMap(({ criteria }) => criteria)
            .map(({ code, name, max }) => {
              const { points, comment } = markIn(submission, code);
              return (
                <tr key={code}>
                  <th scope="row">
                    {name}
                    {comment && (
                      <Text size="sm" c="dimmed">
                        {comment}
                      </Text>
                    )}
                  </th>
                  <td className={classes.number}>
                    {points === null
                      ? t('unscored')
                      : t('points.of', { points: pointsFigure(points), max: pointsText(max) })}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
      <Title order={3} size="h5" mt="sm">
        {t('vetoes')}
      </Title>
      <ul className={classes.list}>
        {found.length === 0 && <li>{t('vetoes.none')}</li>}
        {found.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </Dialog>
  );
}
