import { type ComponentType, memo } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';

/**
 * The active filters of a list, from a chunk that `preload` loads while the first one is typed. If it cannot be loaded, the
 * filters themselves still show what is set.
 */
export function lateChips<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Chips = late(async () => {
    const [Loaded] = await Promise.all([load(), loadTexts('listview')]);
    return Loaded;
  });
  // They read the list themselves, so that its summary does not render them again.
  const LateChips = memo((props: Props) => (
    <ErrorBoundary fallback={() => null}>
      <Chips {...props} />
    </ErrorBoundary>
  ));
  return Object.assign(LateChips, { preload: () => void Chips.preload() });
}
