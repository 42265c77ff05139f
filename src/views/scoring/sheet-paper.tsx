import { useTranslation } from 'react-i18next';
import type { SheetContent } from '#src/domain/scoring/review.ts';
import { evidenceIn } from '#src/domain/scoring/sheet-content.ts';
import { totalOf } from '#src/domain/scoring/sheet.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { Paper } from '#src/views/print/paper.tsx';
import { usePieces } from '#src/views/print/use-pieces.ts';
import { useAreaText } from '#src/views/words/use-area-text.ts';
import { PaperGroup } from './paper/paper-group.tsx';
import parts from '#src/views/print/paper-parts.module.css';
import { pointsText } from '#src/views/words/number-text.ts';
import classes from './sheet-paper.module.css';

export interface PrintedSheet {
  /** The name of the base or application. */
  title: string;
  area: string;
  template: TemplateVersion;
  /** Identifies the paper: the review and the expert. */
  number: string;
  /** Empty for a blank form. */
  expert: string;
  submittedTime: string | null;
  /** Only for a paper sheet: who entered it, and when. */
  entered?: { name: string; time: string } | null;
  /** Null for a blank form. */
  content: SheetContent | null;
}

/** The print of a score sheet, filled in or blank (decision 036). */
export function SheetPaper({ sheet, onDone }: { sheet: PrintedSheet; onDone: () => void }) {
  const { t } = useTranslation('sheet');
  const areaText = useAreaText();
  const { pieces, measure } = usePieces();
  const { title, area, template, number, expert, submittedTime, entered, content } = sheet;
  return (
    <Paper
      head={t('paper.head', { title, number })}
      title={template.name}
      note={template.note}
      facts={[
        [t('paper.base'), title],
        [t('paper.area'), areaText(area)],
        [t('paper.number'), number],
        [t('paper.version'), t('paper.version.of', { number: template.number })],
        [t('paper.expert'), expert],
        [t('paper.submitted'), submittedTime ?? ''],
        ...when(content && [t('paper.evidence'), t('paper.evidence.count', { count: evidenceIn(content).length })]),
        ...when(entered && [t('paper.entered'), t('entered', entered)]),
      ]}
      end={
        <p className={classes.total}>
          {content ? t('paper.total', { total: pointsText(totalOf(template, content)) }) : t('paper.total.blank')}
        </p>
      }
      signatures={[{ names: [t('paper.sign.expert'), t('paper.sign.chair'), t('paper.sign.date')] }]}
      onDone={onDone}
      isReady={pieces !== null}
    >
      <div ref={measure}>
        {template.groups.map((group, index) => (
          <PaperGroup key={group.code} group={group} content={content} pieces={pieces?.[index] ?? null} />
        ))}
        <section className={parts.together}>
          <h2>{t('paper.vetoes')}</h2>
          <ul className={classes.vetoes}>
            {template.vetoes.map(({ code, text }) => (
              <li key={code}>
                {content?.vetoes.includes(code) ? '☑' : '☐'} {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Paper>
  );
}

/** The fact, if there is one. */
const when = (fact: readonly [string, string] | null | undefined) => (fact ? [fact] : []);
