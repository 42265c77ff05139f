import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type PartChange, type PartValue, templateDifference } from '#src/domain/scoring/template-difference.ts';
import type { TemplateContent } from '#src/domain/scoring/template-version.ts';
import { pointsText } from '#src/views/words/number-text.ts';
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
      <td>{before ? <Value part={part} side="before" value={before} other={after} /> : '—'}</td>
      <td>{after ? <Value part={part} side="after" value={after} other={before} /> : '—'}</td>
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

interface ValueProps {
  part: PartChange['part'];
  side: 'before' | 'after';
  value: PartValue;
  /** The value of the other side. */
  other: PartValue | null;
}

/** A value; what differs from the other side is tinted. */
function Value({ part, side, value, other }: ValueProps) {
  const { t } = useTranslation('templates');
  const { name, points, hint, group } = value;
  const pieces = [
    { key: 'name', text: name },
    { key: 'points', text: points === null ? '' : figureOf(points) },
    { key: 'group', text: group === null ? '' : t('part.inGroup', { code: group }) },
  ] as const;
  return (
    <>
      {pieces
        .filter(({ text }) => text !== '')
        .map(({ key, text }, index) => (
          <Fragment key={key}>
            {index > 0 && ' · '}
            {marked(key, text)}
          </Fragment>
        ))}
      {hint !== '' && <div className={classes.side}>{marked('hint', hint)}</div>}
    </>
  );

  function marked(key: keyof PartValue, text: string) {
    if (other?.[key] === value[key]) return text;
    return (
      <mark className={classes.changed} data-side={side}>
        {text}
      </mark>
    );
  }

  function figureOf(shown: number): string {
    if (part === 'grade') return t('part.from', { points: pointsText(shown) });
    return part === 'group' || part === 'criterion'
      ? t('part.points', { points: pointsText(shown) })
      : pointsText(shown);
  }
}
