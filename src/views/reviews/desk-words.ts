import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { instantOf } from '#src/domain/platform-time.ts';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { Candidate } from '#src/domain/scoring/panel.ts';
import { type MemberState, type ReviewRow, type ReviewState, reviewStateOf } from '#src/domain/scoring/review.ts';
import { currentLanguage } from '#src/i18n/setup.ts';
import type { ShownResult } from '#src/domain/scoring/result.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { formatAge } from '#src/views/words/format-age.ts';
import { useAreaText } from '#src/views/words/use-area-text.ts';

export type ReviewWords = TFunction<readonly ['reviews', 'content']>;

export const kindText = (t: ReviewWords, kind: TemplateKind): string =>
  kind === 'common' ? t('kind.common') : t(`content:baseType.${kind}`);

/**
 * The progress of an expert: each state has the same text everywhere (W1.3). The number of criteria may be hidden
 * (W1.1).
 */
export function stateText(
  t: ReviewWords,
  state: MemberState,
  { marked, all }: { marked: number | null; all: number },
): string {
  if (state !== 'begun') return t(`state.${state}`);
  return marked === null ? t('state.begunSomehow') : t('state.begun', { marked, all });
}

/** The tones of the state badges. */
export const stateTones = {
  notStarted: 'idle',
  begun: 'held',
  submitted: 'good',
  recused: undefined,
  replaced: undefined,
  closed: undefined,
} as const satisfies Record<MemberState, string | undefined>;

/** The tones of the states of a review: `toDecide` waits for the chair. */
const reviewTones = { scoring: 'idle', toDecide: 'held', passed: 'good', returned: 'bad' } as const satisfies Record<
  ReviewState,
  string
>;

/** The state of a review as its badge shows it: late, or with its age while it waits for the chair's decision. */
export function reviewBadge(t: ReviewWords, review: Pick<ReviewRow, 'status' | 'completeTime' | 'isOverdue'>) {
  const state = reviewStateOf(review);
  const { completeTime, isOverdue } = review;
  const age = completeTime && formatAge(instantOf(completeTime), Date.now(), currentLanguage());
  return {
    tone: isOverdue ? 'bad' : reviewTones[state],
    label: [t(`status.${state}`), ...(isOverdue ? [t('overdue')] : []), ...(age ? [age] : [])].join(' · '),
  } as const;
}

/** The grade of a result, or why it has none; null if it is unknown or not final. */
export const gradeText = (t: ReviewWords, { grade, fails }: Pick<ShownResult, 'grade' | 'fails'>): string | null =>
  grade ?? (fails ? t('result.noGrade') : null);

/** The facts about a candidate: role, kinds scored, base with its city, open sheets. */
export function useExpertFacts(): (candidate: Candidate) => readonly string[] {
  const { t } = useTranslation(['reviews', 'content']);
  const areaText = useAreaText();
  return (candidate) => [
    candidate.roleName,
    scoredText(t, candidate),
    candidate.baseName === ''
      ? t('none')
      : t('experts.base', { base: candidate.baseName, area: areaText(candidate.area) }),
    t('experts.open', { count: candidate.openSheets }),
  ];
}

/** The number of kinds that are named; a longer list would not help to choose. */
const mostKinds = 2;

function scoredText(t: ReviewWords, { kinds }: Candidate): string {
  if (kinds.length === 0) return t('experts.noKinds');
  const named = andIn(currentLanguage()).format(kinds.slice(0, mostKinds).map((kind) => kindText(t, kind)));
  return kinds.length > mostKinds
    ? t('experts.scoredMore', { kinds: named, more: kinds.length - mostKinds })
    : t('experts.scored', { kinds: named });
}
