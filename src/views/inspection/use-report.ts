import { useTranslation } from 'react-i18next';
import { type Inspection, isComplete } from '#src/domain/inspection/inspection.ts';
import { limits } from '#src/domain/inspection/limits.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { formatInstant, formatTime } from '#src/views/words/format-time.ts';
import type { PaperFact } from '#src/views/print/paper-parts.tsx';
import { andIn } from '#src/views/words/list-words.ts';
import type { ReportSection } from './report.ts';
import { useNotCounted } from './use-not-counted.ts';
import { useSections } from './use-sections.ts';
import { useSummary } from './use-summary.ts';

/** The self-inspection report in words, for paper and workbook. */
export interface Report {
  title: string;
  /** The facts of the report; the moment of printing or export is now. */
  factsNow: (made: 'printed' | 'exported') => readonly PaperFact[];
  /** Says that the inspection is not complete; empty if it is. */
  partial: string;
  /** The sections, with numbered titles. */
  sections: readonly ReportSection[];
}

export function useReport(inspection: Inspection): Report {
  const { t, i18n } = useTranslation('inspection');
  const { account } = useContextOf(useApp().session, 'account');
  const sections = useSections(inspection);
  const summary = useSummary(inspection, true);
  const notCounted = useNotCounted(inspection).map(({ name, reason }) => t('notCounted.of', { name, reason }));
  const { time, checked, total } = inspection;
  return {
    title: t('report.title'),
    factsNow: (made) => [
      [t('report.time'), formatTime(time)],
      [t('report.basis'), t('report.basis.of', { document: t('document'), number: limits.document })],
      [t('report.scope'), t('checked', { count: checked })],
      ...(notCounted.length > 0 ? [[t('notCounted'), andIn(i18n.language).format(notCounted)] as const] : []),
      [t('report.result'), summary.map(({ words }) => words).join('')],
      [t(`report.${made}`), formatInstant(Date.now())],
      [t('report.account'), account ? t('report.account.of', { name: account.name, account: account.account }) : ''],
    ],
    partial: isComplete(inspection) ? '' : t('report.partial', { checked, total }),
    sections: sections.map((section, index) => ({
      ...section,
      title: t('report.section', { number: t('report.numbers').charAt(index), title: section.title }),
    })),
  };
}
