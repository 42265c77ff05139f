import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type PartChange, type PartValue, templateDifference } from '#src/domain/scoring/template-difference.ts';
import type { TemplateContent } from '#src/domain/scoring/template-version.ts';
import classes from './templates.module.css';

interface Props {
  before: TemplateContent;
  after: TemplateContent;
  /** The names of the two sides. */
  names: Readonly<Record<'before' | 'after', string>>;
}

/** The differences between two versions of a template, part by part. */
export function DifferenceList({ before, after, names }: Props) {
  const { t } = useTranslation('templates');
  const changes = templateDifference(before, after);
  if (changes.length === 0) return <Text c="dimmed">{t('compare.same')}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs" role="status">
        {t('compare.count', { count: changes.length })}
      </Text>
      <table className={classes.differences}>
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            <th scope="col">{names.before}</th>
            <th scope="col">{names.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={change.part + change.code} change={change} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function ChangeRow({ change }: { change: PartChange }) {
  const { t } = useTranslation('templates');
  const { part, code, kind, before, after } = change;
  return (
    <tr>
      <th scope="row">
        {partName()}
        <div className={classes.side}>{t(`change.${kind}`)}</div>
      </th>
      <td data-side={before ? 'before' : undefined}>{before ? <Value part={part} value={before} /> : '—'}</td>
      <td data-side={after ? 'after' : undefined}>{after ? <Value part={part} value={after} /> : '—'}</td>
    </tr>
  );

  function partName(): string {
    switch (part) {
      case 'group':
      case 'criterion':
      case 'grade':
      case 'veto':
        return t(part, { code });
      case 'references':
        return t('references');
      default:
        return t(`form.${part}`);
    }
  }
}

function Value({ part, value: { name, points, hint, group } }: { part: PartChange['part']; value: PartValue }) {
  const { t } = useTranslation('templates');
  const figure = points === null ? '' : figureOf(points);
  return (
    <>
      {[name, figure, group === null ? '' : t('part.inGroup', { code: group })].filter((one) => one !== '').join(' · ')}
      {hint !== '' && <div className={classes.side}>{hint}</div>}
    </>
  );

  function figureOf(shown: number): string {
    if (part === 'grade') return t('part.from', { points: shown });
    return part === 'group' || part === 'criterion' ? t('part.points', { points: shown }) : String(shown);
  }
}
