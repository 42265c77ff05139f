import { useTranslation } from 'react-i18next';
import { actions, type Action } from '#src/domain/rights/access.ts';
import type { MatrixGroup, MatrixPage } from '#src/domain/roles/role-matrix.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** The names of pages, groups and rights: our own texts, or the server's if there are none. */
export function useModuleWords() {
  const { t } = useTranslation(['roles', 'shell']);
  const text = useDomainText(['shell', 'common']);
  const rightName = (right: Action | 'page'): string =>
    right === 'page' ? t('right.page') : t(`shell:right.${right}`);
  return {
    pageName: ({ title, name }: MatrixPage): string => (title === null ? name : text(title)),
    groupName: ({ titles }: MatrixGroup): string =>
      titles.length === 0 ? t('group.other') : titles.map((title) => text(title)).join(' / '),
    rightName,
    /** The name of the right of a module path: the page itself, or an operation on it. */
    rightOf: (path: string): string => rightName(actions.find((action) => path.endsWith(`_${action}`)) ?? 'page'),
  };
}
