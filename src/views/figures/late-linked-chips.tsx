import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import type { LinkedChipsProps } from './linked-chips.tsx';

const LinkedChips = late(async () => {
  const [{ LinkedChips: Loaded }] = await Promise.all([
    imported(() => import('./linked-chips.tsx')),
    loadTexts('figures', 'nouns', 'tourism', 'content', 'consultations'),
  ]);
  return Loaded;
});

/** For lists that are rarely opened from a statistic: the chips and their texts load on demand. */
export function LateLinkedChips(props: LinkedChipsProps) {
  const { filters, names, days } = props;
  const isLinked = [...Object.keys(names), ...(days ?? []), 'except'].some((name) => filters[name]);
  return (
    isLinked && (
      <ErrorBoundary fallback={() => null}>
        <LinkedChips {...props} />
      </ErrorBoundary>
    )
  );
}
