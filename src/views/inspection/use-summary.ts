import { useTranslation } from 'react-i18next';
import { isGraveCheck } from '#src/domain/inspection/found-checks.ts';
import { faultOf, type Inspection, isWhole } from '#src/domain/inspection/inspection.ts';
import { limits } from '#src/domain/inspection/limits.ts';
import { andIn } from '#src/views/words/list-words.ts';
import type { ReportSection } from './report.ts';
import { useLimitText } from './use-limit-text.ts';

/** A part of the summary; what was found names its section. */
export interface SummaryPart {
  words: string;
  section: ReportSection['name'] | null;
}

/** The sentences around what was found, and without it. */
const sentences = {
  whole: ['found', 'clean'],
  partly: ['found.partly', 'clean.partly'],
  report: ['report.found', 'report.clean'],
  reportPartly: ['report.found', 'report.clean.partly'],
} as const;

/** What an inspector would find today, in one sentence: on the screen, or in the report. */
export function useSummary(inspection: Inspection, isReport = false): readonly SummaryPart[] {
  const { t, i18n } = useTranslation('inspection');
  const limit = useLimitText()(limits.unanswered);
  const { columns, findings, consultations, homePage } = inspection;
  const withFault = (fault: 'stale' | 'empty') => columns.filter((column) => faultOf(column) === fault).length;
  const counted = (isCounted: (one: (typeof findings)[number]) => boolean) =>
    findings.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const offline = homePage?.offline.reduce((sum, { ids }) => sum + ids.length, homePage.gone) ?? 0;
  const found = (
    [
      ['columns', 'stale', withFault('stale')],
      ['columns', 'empty', withFault('empty')],
      ['findings', 'grave', counted(({ check }) => isGraveCheck(check))],
      ['findings', 'other', counted(({ check }) => !isGraveCheck(check))],
      ['consultations', 'overdue', consultations?.overdue ?? 0],
      ['consultations', 'unanswered', consultations?.unanswered ?? 0],
      ['homePage', 'homePage', offline],
    ] as const
  ).filter(([, , count]) => count > 0);
  const [some, none] = sentences[kindOf(inspection, isReport)];
  if (found.length === 0) return [{ words: t(none), section: null }];
  const sections = found.map(([section]) => section);
  const list = andIn(i18n.language).formatToParts(found.map(([, name, count]) => t(`sum.${name}`, { count, limit })));
  const [before = '', after = ''] = t(some, { list: mark }).split(mark);
  return [
    { words: before, section: null },
    ...list.map(({ type, value }) => ({
      words: value,
      section: type === 'element' ? (sections.shift() ?? null) : null,
    })),
    { words: after, section: null },
  ];
}

function kindOf(inspection: Inspection, isReport: boolean): keyof typeof sentences {
  if (isReport) return isWhole(inspection) ? 'report' : 'reportPartly';
  return isWhole(inspection) ? 'whole' : 'partly';
}

/** A placeholder for the list, which no text contains. */
const mark = '§';
