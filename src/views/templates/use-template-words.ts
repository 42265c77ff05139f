import { useTranslation } from 'react-i18next';
import type { ContentFault } from '#src/domain/scoring/content-faults.ts';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import { places } from '#src/domain/scoring/template-form.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { pointsText } from '#src/views/words/number-text.ts';

/** The names of templates and kinds, and the texts of faults. */
export function useTemplateWords() {
  const { t } = useTranslation('templates');
  const text = useDomainText(['content']);
  return {
    kindName: (kind: TemplateKind): string => (kind === 'common' ? t('kind.common') : text(`baseType.${kind}`)),
    titleOf: ({ name, number }: Pick<TemplateVersion, 'name' | 'number'>): string => t('titled', { name, number }),
    faultText: (fault: ContentFault): string => {
      switch (fault.kind) {
        case 'empty':
          return t('fault.empty', { code: fault.group });
        case 'points':
          return t('fault.points', { code: fault.criterion });
        case 'twice':
          return t('fault.twice', { code: fault.criterion });
        case 'groupSum':
          return t('fault.groupSum', {
            code: fault.group,
            points: pointsText(fault.points),
            sum: pointsText(fault.sum),
          });
        case 'total':
          return t('fault.total', { total: pointsText(fault.total) });
        case 'noLowestGrade':
        case 'floorRange':
          return t(`fault.${fault.kind}`);
        case 'tooFewExperts':
          return t('fault.tooFewExperts', { fewest: fault.fewest });
        case 'noName':
          return t(`fault.noName.${fault.of}`, { code: fault.code });
        case 'gradeRange':
        case 'sameGrade':
          return t(`fault.${fault.kind}`, { code: fault.grade });
        default:
          return fault satisfies never;
      }
    },
  };
}

/** The field of the form where a fault is fixed. */
export function placeOf(fault: ContentFault): string {
  switch (fault.kind) {
    case 'empty':
      return addPlace(fault.group);
    case 'points':
      return places.max(fault.criterion);
    case 'twice':
      return places.criterion(fault.criterion);
    case 'groupSum':
      return places.points(fault.group);
    case 'total':
      return places.groups;
    case 'noLowestGrade':
      return places.grades;
    case 'noName':
      return fault.of === 'template' ? places.name : places[fault.of](fault.code);
    case 'gradeRange':
    case 'sameGrade':
      return places.min(fault.grade);
    case 'floorRange':
      return places.floor;
    case 'tooFewExperts':
      return places.experts;
    default:
      return fault satisfies never;
  }
}

/** The button that adds an item to a list; the criteria of a group are named by its code. */
export const addPlace = (list: string): string => `add.${list}`;
