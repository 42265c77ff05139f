import { clsx } from 'clsx';
import { Alert, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { pointsFigure, pointsText } from '#src/views/words/number-text.ts';
import { pointsIn, totalOf } from '#src/domain/scoring/sheet.ts';
import { sumOf } from '#src/domain/scoring/template.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import parts from '#src/views/styles/parts.module.css';
import classes from './sheet.module.css';

/** Confirms the submission: points by groups, total, vetoes and the next base. */
export function SubmitDialog({ sheet, own }: { sheet: SheetActor; own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const isOpen = useMatches(sheet, 'confirming');
  const { next, online } = useContextOf(sheet, 'next', 'online');
  if (!isOpen) return null;
  const { title } = own;
  const back = () => sheet.send({ type: 'submit.cancel' });
  const confirm = (goOn: boolean) => sheet.send({ type: 'submit.confirm', goOn });
  return (
    <Dialog onClose={back} title={t('confirm.title', { name: title })} size="lg">
      {/* The focus is not on a button: a key that is held down would confirm the dialog unread. */}
      <Text tabIndex={-1} data-autofocus mb="sm">
        {t('confirm.locked')}
      </Text>
      <Summary sheet={sheet} own={own} />
      {!online && (
        <Alert color="yellow" variant="light" py="xs" mt="sm">
          {t('confirm.offline')}
        </Alert>
      )}
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {next === undefined
          ? t('confirm.nextUnknown')
          : next
            ? t('confirm.next', { name: next.title })
            : t('confirm.noNext')}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={back}>
          {t('confirm.back')}
        </Button>
        {next && (
          <Button variant="default" onClick={() => confirm(true)}>
            {t('confirm.submitNext')}
          </Button>
        )}
        <Button onClick={() => confirm(false)}>{t('confirm.submit')}</Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The sheet that is about to be locked: points by groups, total and vetoes. */
export function Summary({ sheet, own: { template } }: { sheet: FormActor; own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  const { content } = useContextOf(sheet, 'content');
  const found = template.vetoes.filter(({ code }) => content.vetoes.includes(code));
  return (
    <>
      <table className={clsx(parts.table, classes.table)}>
        <thead>
          <tr>
            <th scope="col">{t('confirm.group')}</th>
            <th scope="col" className={classes.number}>
              {t('confirm.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {template.groups.map((group) => (
            <tr key={group.code}>
              <th scope="row">{group.name}</th>
              <td className={classes.number}>
                {t('points.of', {
                  points: pointsFigure(pointsIn(content, group.criteria)),
                  max: pointsText(group.points),
                })}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className={classes.number}>
              {t('points.of', {
                points: pointsFigure(totalOf(template, content)),
                max: pointsText(sumOf(template.groups.map(({ points }) => points))),
              })}
            </td>
          </tr>
        </tfoot>
      </table>
      {found.length > 0 && (
        <Alert color="red" variant="light" py="xs" mt="sm" title={t('confirm.vetoes')}>
          <ul className={classes.list}>
            {found.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
          {t('vetoes.warning', { count: found.length })}
        </Alert>
      )}
    </>
  );
}
