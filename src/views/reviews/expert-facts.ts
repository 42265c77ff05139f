import { useTranslation } from 'react-i18next';
import type { Candidate } from '#src/domain/scoring/panel-offer.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { kindText } from './desk-words.ts';

/** The facts about a candidate in words: role, kinds scored, base with its city, open sheets. */
export function useExpertFacts(): (candidate: Candidate) => readonly string[] {
  const { t, i18n } = useTranslation(['reviews', 'content']);
  return ({ roleName, kinds, baseName, area, openSheets }) => [
    roleName,
    kinds.length > 0
      ? t('experts.scored', { kinds: andIn(i18n.language).format(kinds.map((kind) => kindText(t, kind))) })
      : t('experts.noKinds'),
    baseName === '' ? t('none') : t('experts.base', { base: baseName, area }),
    t('experts.open', { count: openSheets }),
  ];
}
