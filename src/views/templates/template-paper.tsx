import { useTranslation } from 'react-i18next';
import { contentOf, type TemplateForm } from '#src/domain/scoring/template-form.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { PaperPages } from '#src/views/print/paper.tsx';
import { TemplateContent } from './template-content.tsx';

interface PrintedTemplate {
  /** The form, including what is not saved yet. */
  form: TemplateForm;
  /** The saved version; null for a new template. */
  version: TemplateVersion | null;
}

/** A scoring template on A4: groups with criteria and points, veto conditions, grades and references. */
export function TemplatePaper({ form, version }: PrintedTemplate) {
  const { t } = useTranslation('templates');
  const content = contentOf(form);
  const { name, note, experts, groupFloorPercent } = content;
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
      <TemplateContent content={content} />
    </PaperPages>
  );
}
