import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { PaperPages } from '#src/views/print/paper.tsx';
import { SectionTable } from './section-table.tsx';
import { useReport } from './use-report.ts';
import classes from './inspection.module.css';

/** The self-inspection report on A4: its facts with the result, the sections of the inspection, and lines to sign. */
export function ReportPaper({ inspection }: { inspection: Inspection }) {
  const { t } = useTranslation('inspection');
  const { title, factsNow, partial, sections } = useReport(inspection);
  return (
    <PaperPages
      head={title}
      title={title}
      note={partial}
      facts={factsNow('printed')}
      signatures={[{ names: [t('report.made'), t('report.reviewed'), t('report.date')] }]}
    >
      {sections.map((section) => (
        <section key={section.name}>
          <h2>{section.title}</h2>
          {section.veto && <p className={clsx(classes.remark, classes.veto)}>{section.veto}</p>}
          {section.clear && <p className={classes.remark}>{section.clear}</p>}
          {section.groups.length > 0 && <SectionTable section={section} isPaper />}
          {section.note && <p className={classes.remark}>{section.note}</p>}
        </section>
      ))}
    </PaperPages>
  );
}
