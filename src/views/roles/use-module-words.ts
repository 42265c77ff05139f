import { useTranslation } from 'react-i18next';
import type { Action } from '#src/domain/rights/access.ts';
import { actions } from '#src/domain/rights/page-actions.ts';
import type { MatrixGroup, MatrixPage } from '#src/domain/roles/role-matrix.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** What pages, groups and rights are called: in the words of this app, and where it has none in the server's. */
export function useModuleWords() {
  const { t } = useTranslation(['roles', 'shell']);
  const text = useDomainText(['shell', 'common', 'roles']);
  const rightName = (right: Action | 'page'): string =>
    right === 'page' ? t('right.page') : t(`shell:right.${right}`);
  return {
    // Pages that are still to come have words too.
    pageName: ({ path, title, name }: MatrixPage): string => text(title ?? `module.${path}`, { defaultValue: name }),
    groupName: ({ titles }: MatrixGroup): string =>
      titles.length === 0 ? t('group.other') : titles.map((title) => text(title)).join(' / '),
    rightName,
    /** The right that a module path stands for: the page itself, or an operation on it. */
    rightOf: (path: string): string => rightName(actions.find((action) => path.endsWith(`_${action}`)) ?? 'page'),
  };
}
