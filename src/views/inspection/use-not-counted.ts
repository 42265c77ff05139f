import { useTranslation } from 'react-i18next';
import type { Inspection, NotCounted } from '#src/domain/inspection/inspection.ts';
import { menuKey } from '#src/domain/menu-key.ts';
import { routes } from '#src/domain/routes/routes.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** The pages that an inspection does not count, by the names of the menu, each with the reason in words. */
export function useNotCounted({
  notCounted = [],
}: Inspection): readonly { path: string; name: string; reason: string }[] {
  const { t } = useTranslation('inspection');
  const text = useDomainText(['shell']);
  const failureText = useFailureText();
  return notCounted.map(({ path, why }) => ({
    path,
    // A page that this app does not know has no name here.
    name: routes.some((route) => route.path === path) ? text(menuKey(path)) : path,
    reason: reasonOf(why),
  }));

  function reasonOf(why: NotCounted['why']): string {
    if (typeof why === 'string') return t(`notCounted.${why}`);
    if (why.kind !== 'refused' && why.kind !== 'forbidden') return failureText(why);
    // The missing right is that of the page, which is named already.
    const { right: _, ...withoutRight } = why;
    return failureText(withoutRight);
  }
}
