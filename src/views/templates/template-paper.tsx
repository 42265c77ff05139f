import { useTranslation } from 'react-i18next';
import { sumOf } from '#src/domain/scoring/template.ts';
import { contentOf, type TemplateForm } from '#src/domain/scoring/template-form.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { PaperPages } from '#src/views/print/paper.tsx';

interface PrintedTemplate {
  /** The form, including what is not saved yet. */
  form: TemplateForm;
  /** The saved version; null for a new template. */
  version: TemplateVersion | null;
}

/** A scoring template on A4: groups with criteria and points, veto conditions, grades and references. */
export function TemplatePaper({ form, version }: PrintedTemplate) {
  const { t } = useTranslation('templates');
  const { name, note, groups, grades, vetoes, references, experts, groupFloorPercent } = contentOf(form);
  const number = version ? t('number', { number: version.number }) : '—';
  return (
    <PaperPages
      title={name}
      note={note}
      head={version ? t('titled', { name, number: version.number }) : name}
      facts={[
        [t('print.number'), number],
        [t('print.state'), version ? t(`status.${version.status}`) : t('state.new')],
        [t('form.experts'), String(experts)],
        [t('form.floor'), groupFloorPercent === null ? '—' : String(groupFloorPercent)],
      ]}
      signatures={[]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.code')}</th>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.points')}</th>
            <th scope="col">{t('criterion.hint')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.code}>
            <tr>
              <th scope="rowgroup">{group.code}</th>
              <td>
                <b>{group.name}</b>
              </td>
              <td colSpan={2}>
                <b>{group.points}</b>
              </td>
            </tr>
            {group.criteria.map((criterion) => (
              <tr key={criterion.code}>
                <td>{criterion.code}</td>
                <td>{criterion.name}</td>
                <td>{criterion.max}</td>
                <td>{criterion.hint}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('print.sum')}
            </th>
            <td colSpan={2}>
              <b>{sumOf(groups.map(({ points }) => points))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <Listed title={t('grades')} items={grades.map((one) => `${one.name} · ${t('part.from', { points: one.min })}`)} />
      <Listed title={t('vetoes')} items={vetoes.map(({ code, text }) => `${code} ${text}`)} />
      <Listed title={t('references')} items={references} />
    </PaperPages>
  );
}

const Listed = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may be equal, and nothing moves on paper
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
