import { Button, MenuItem } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import type { FileWriterActor } from '#src/machines/tables/file-writer.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { LateMenu } from '#src/views/popups/late-menu.tsx';
import { ExportIcon, PrintIcon } from '#src/views/looks/icons.ts';
import { latePaper } from '#src/views/print/late-paper.ts';
import { usePaper } from '#src/views/print/use-paper.tsx';
import { useFigureFacts } from './figure-facts.ts';
import { figureSheet } from './figure-sheet.ts';
import { useFigureWords } from './figure-words.ts';

const LateFigurePaper = latePaper(async () => (await imported(() => import('./figure-paper.tsx'))).FigurePaper);

interface Props {
  file: FileWriterActor;
  statistic: Statistic;
  /** The query of the figures. */
  query: FigureQuery;
  figures: Figures;
}

/** The figures as a workbook or CSV file (W4.9), and in print, also from the browser's own print command (W4.11). */
export function FigureFiles({ file, statistic, query, figures }: Props) {
  const { t } = useTranslation(['figures', 'content']);
  const words = useFigureWords(statistic);
  const { title, nameParts, factsNow } = useFigureFacts(statistic, query, figures);
  const isWriting = useMatches(file, 'writing');
  const { paper, print } = usePaper(LateFigurePaper, { statistic, query, figures });
  const write = (format: TableFormat) => {
    const sheet = figureSheet({ title, facts: factsNow(false), statistic, figures, words, t });
    file.send({ type: 'file.write', file: { format, sheets: [sheet], parts: nameParts } });
  };
  return (
    <>
      <LateMenu
        position="bottom-end"
        target={(props) => (
          <Button
            {...props}
            variant="default"
            loading={isWriting || undefined}
            leftSection={<ExportIcon size={16} aria-hidden />}
          >
            {t('content:btn.export')}
          </Button>
        )}
      >
        {tableFormats.map((format) => (
          <MenuItem key={format} onClick={() => write(format)}>
            {t(`content:export.${format}`)}
          </MenuItem>
        ))}
      </LateMenu>
      <Button variant="default" leftSection={<PrintIcon size={16} aria-hidden />} onClick={print}>
        {t('file.print')}
      </Button>
      {paper}
    </>
  );
}
