import { useTranslation } from 'react-i18next';
import type { SheetContent } from '#src/domain/scoring/review.ts';
import { pointsIn, totalOf } from '#src/domain/scoring/sheet.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { Paper } from '#src/views/print/paper.tsx';
import classes from './sheet-paper.module.css';

export interface PrintedSheet {
  /** The base, or the application. */
  title: string;
  area: string;
  template: TemplateVersion;
  /** The review and the expert, so that sheets on paper can be told apart. */
  number: string;
  /** Empty for a form that is filled in by hand. */
  expert: string;
  submittedTime: string | null;
  /** Null for a blank form. */
  content: SheetContent | null;
}

/** A score sheet on paper, filled in or blank (decision 036). */
export function SheetPaper({ sheet, onDone }: { sheet: PrintedSheet; onDone: () => void }) {
  const { t } = useTranslation('sheet');
  const { title, area, template, number, expert, submittedTime, content } = sheet;
  return (
    <Paper head={t('paper.head', { title, number })} onDone={onDone}>
      <h1 className={classes.title}>{template.name}</h1>
      <p className={classes.note}>{template.note}</p>
      <dl className={classes.facts}>
        <Fact name={t('paper.base')} value={title} />
        <Fact name={t('paper.area')} value={area} />
        <Fact name={t('paper.number')} value={number} />
        <Fact name={t('paper.version')} value={t('paper.version.of', { number: template.number })} />
        <Fact name={t('paper.expert')} value={expert} />
        <Fact name={t('paper.submitted')} value={submittedTime ?? ''} />
      </dl>
      {template.groups.map((group) => (
        <table key={group.code} className={classes.table}>
          <thead>
            <tr>
              <th colSpan={5} scope="colgroup" className={classes.group}>
                {t('paper.group', { code: group.code, name: group.name, points: group.points })}
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
          <tbody>
            {group.criteria.map((criterion) => {
              const mark = content?.marks[criterion.code];
              return (
                <tr key={criterion.code}>
                  <td>{criterion.code}</td>
                  <td>
                    {criterion.name}
                    <span className={classes.hint}>{criterion.hint}</span>
                  </td>
                  <td className={classes.number}>{criterion.max}</td>
                  {/* Not scored is not 0. */}
                  <td className={classes.number}>{content && (mark?.points ?? '—')}</td>
                  <td>{mark?.comment}</td>
                </tr>
              );
            })}
            <tr className={classes.sum}>
              <td colSpan={2}>{t('paper.sum')}</td>
              <td className={classes.number}>{group.points}</td>
              <td colSpan={2}>{content && pointsIn(content, group.criteria)}</td>
            </tr>
          </tbody>
        </table>
      ))}
      <section className={classes.together}>
        <h2 className={classes.heading}>{t('paper.vetoes')}</h2>
        <ul className={classes.vetoes}>
          {template.vetoes.map(({ code, text }) => (
            <li key={code}>
              {content?.vetoes.includes(code) ? '☑' : '☐'} {text}
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.together}>
        <p className={classes.total}>
          {content ? t('paper.total', { total: totalOf(template, content) }) : t('paper.total.blank')}
        </p>
        <dl className={classes.signatures}>
          {[t('paper.sign.expert'), t('paper.sign.chair'), t('paper.sign.date')].map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </section>
    </Paper>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
