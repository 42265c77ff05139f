import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { FileWriterActor } from '#src/machines/tables/file-writer.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { ExportIcon, PrintIcon } from '#src/views/looks/icons.ts';
import { latePaper } from '#src/views/print/late-paper.ts';
import { usePaper } from '#src/views/print/use-paper.tsx';
import { reportSheets } from './report-sheets.ts';
import { useReport } from './use-report.ts';

const LateReportPaper = latePaper(async () => (await imported(() => import('./report-paper.tsx'))).ReportPaper);

interface Props {
  file: FileWriterActor;
  inspection: Inspection;
}

/** The self-inspection report as a workbook, and in print, also by the browser’s own command. */
export function ReportFiles({ file, inspection }: Props) {
  const { t } = useTranslation('inspection');
  const report = useReport(inspection);
  const isWriting = useMatches(file, 'writing');
  const { paper, print } = usePaper(LateReportPaper, { inspection });
  const write = () =>
    file.send({
      type: 'file.write',
      file: {
        parts: [report.title, dayOf(inspection.time)],
        format: 'xlsx',
        sheets: reportSheets(t('report.overview'), report),
      },
    });
  return (
    <>
      <Button
        variant="default"
        loading={isWriting || undefined}
        leftSection={<ExportIcon size={16} aria-hidden />}
        onClick={write}
      >
        {t('export')}
      </Button>
      <Button variant="default" leftSection={<PrintIcon size={16} aria-hidden />} onClick={print}>
        {t('print')}
      </Button>
      {paper}
    </>
  );
}
