import type { TFunction } from 'i18next';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { MemberState, ReviewStatus } from '#src/domain/scoring/review.ts';

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

export const statusTones = { scoring: 'held', passed: 'good', returned: 'bad' } as const satisfies Record<
  ReviewStatus,
  string
>;
/** Whether the list is filtered, apart from the choice of the view. */
export const narrowing = (filters: Readonly<Record<string, string>>): boolean =>
  Object.keys(filters).some((name) => name !== 'show');
