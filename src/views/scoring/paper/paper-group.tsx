import { useTranslation } from 'react-i18next';
import type { SheetContent } from '#src/domain/scoring/review.ts';
import { pointsIn } from '#src/domain/scoring/sheet.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { TablePiece } from '#src/domain/scoring/split-tables.ts';
import classes from '#src/views/scoring/sheet-paper.module.css';
import { pointsFigure, pointsText } from '#src/views/words/number-text.ts';

interface Props {
  group: TemplateVersion['groups'][number];
  /** Null for a blank form. */
  content: SheetContent | null;
  /** Null during the measurement: one table then. */
  pieces: readonly TablePiece[] | null;
}

/** A group of criteria on paper: a table per page. Later tables are marked as continuation (W1.13). */
export function PaperGroup({ group, content, pieces }: Props) {
  const rows = [
    ...group.criteria.map((criterion) => <CriterionRow key={criterion.code} criterion={criterion} content={content} />),
    <SumRow key="" group={group} content={content} />,
  ];
  const whole = { from: 0, to: rows.length, isOnNewPage: false };
  return (pieces ?? [whole]).map(({ from, to, isOnNewPage }) => (
    <table key={from} className={classes.table} data-new-page={isOnNewPage || undefined}>
      <colgroup>
        <col className={classes.narrow} />
        <col />
        <col className={classes.narrow} />
        <col className={classes.narrow} />
        <col className={classes.wide} />
      </colgroup>
      <GroupHead group={group} goesOn={from > 0} />
      <tbody>{rows.slice(from, to)}</tbody>
    </table>
  ));
}

function GroupHead({ group: { code, name, points }, goesOn }: Pick<Props, 'group'> & { goesOn: boolean }) {
  const { t } = useTranslation('sheet');
  return (
    <thead>
      <tr>
        <th colSpan={5} scope="colgroup" className={classes.group}>
          {t(goesOn ? 'paper.group.on' : 'paper.group', { code, name, points: pointsText(points) })}
        </th>
      </tr>
      <tr>
        <th scope="col">{t('paper.code')}</th>
        <th scope="col">{t('paper.criterion')}</th>
        <th scope="col">{t('paper.max')}</th>
        <th scope="col">{t('paper.points')}</th>
        <th scope="col">{t('paper.comment')}</th>
      </tr>
    </thead>
  );
}

function CriterionRow({
  criterion: { code, name, hint, max },
  content,
}: Pick<Props, 'content'> & { criterion: Props['group']['criteria'][number] }) {
  const mark = content?.marks[code];
  return (
    <tr>
      <td>{code}</td>
      <td>
        {name}
        <span className={classes.hint}>{hint}</span>
      </td>
      <td className={classes.number}>{pointsFigure(max)}</td>
      {/* No points differs from 0. */}
      <td className={classes.number}>
        {content && (typeof mark?.points === 'number' ? pointsFigure(mark.points) : '—')}
      </td>
      <td>{mark?.comment}</td>
    </tr>
  );
}

function SumRow({ group, content }: Pick<Props, 'group' | 'content'>) {
  const { t } = useTranslation('sheet');
  return (
    <tr className={classes.sum}>
      <td colSpan={2}>{t('paper.sum')}</td>
      <td className={classes.number}>{pointsFigure(group.points)}</td>
      <td className={classes.number}>{content && pointsFigure(pointsIn(content, group.criteria))}</td>
      <td aria-hidden />
    </tr>
  );
}
