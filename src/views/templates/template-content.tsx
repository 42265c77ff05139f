import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { sumOf } from '#src/domain/scoring/template.ts';
import type { TemplateContent as Content } from '#src/domain/scoring/template-version.ts';
import paper from '#src/views/print/paper-parts.module.css';
import parts from '#src/views/styles/parts.module.css';
import { pointsText } from '#src/views/words/number-text.ts';
import classes from './template-content.module.css';

/** What a scoring template demands, to be read on screen and on paper: criteria with points, grades, vetoes, references. */
export function TemplateContent({ content }: { content: Content }) {
  const { t } = useTranslation('templates');
  const { groups, grades, vetoes, references } = content;
  return (
    <div className={classes.content}>
      <table className={clsx(parts.table, classes.table)} aria-label={t('groups')}>
        <thead>
          <tr>
            <th scope="col">{t('column.code')}</th>
            <th scope="col">{t('column.name')}</th>
            <th scope="col" className={classes.points}>
              {t('column.points')}
            </th>
            <th scope="col">{t('criterion.hint')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.code}>
            <tr className={classes.group}>
              <th scope="rowgroup">{group.code}</th>
              <td>{group.name}</td>
              <td className={classes.points}>{pointsText(group.points)}</td>
              <td aria-hidden />
            </tr>
            {group.criteria.map(({ code, name, max, hint }) => (
              <tr key={code}>
                <td>{code}</td>
                <td>{name}</td>
                <td className={classes.points}>{pointsText(max)}</td>
                <td>{hint}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className={classes.group}>
            <th scope="row" colSpan={2}>
              {t('print.sum')}
            </th>
            <td className={classes.points}>{pointsText(sumOf(groups.map(({ points }) => points)))}</td>
            <td aria-hidden />
          </tr>
        </tfoot>
      </table>
      <Listed
        title={t('grades')}
        items={grades.map(({ code, name, min }) => [code, `${name} · ${t('part.from', { points: pointsText(min) })}`])}
      />
      <Listed title={t('vetoes')} items={vetoes.map(({ code, text }) => [code, text])} />
      <Listed title={t('references')} items={references.map((text, index) => [String(index + 1), text])} />
    </div>
  );
}

const Listed = ({ title, items }: { title: string; items: readonly (readonly [code: string, text: string])[] }) =>
  items.length > 0 && (
    <section className={clsx(paper.together, classes.list)}>
      <h2>{title}</h2>
      <dl>
        {items.map(([code, text]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
