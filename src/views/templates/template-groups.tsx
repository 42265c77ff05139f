import { clsx } from 'clsx';
import { Button, Paper, Text, Textarea, TextInput, Title } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsGiven, pointsOfAll } from '#src/domain/scoring/template-change.ts';
import { places, type TemplateForm } from '#src/domain/scoring/template-form.ts';
import formClasses from '#src/views/forms/form.module.css';
import { pointsText } from '#src/views/words/number-text.ts';
import { ItemTools, moveByKey } from './item-tools.tsx';
import type { PartProps } from './template-basics.tsx';
import classes from './templates.module.css';
import type { Edit, Errors } from './use-template-form.ts';
import { addPlace } from './use-template-words.ts';

type Group = TemplateForm['groups'][number];

/** The groups and their criteria, with the sum of points. */
export function TemplateGroups({ form, errors, locked, edit }: PartProps) {
  const { t } = useTranslation('templates');
  const { groups } = form;
  const sum = pointsOfAll(form);
  return (
    <Paper component="fieldset" withBorder className={clsx(formClasses.group, classes.panel)}>
      <Title order={2} component="legend">
        {t('groups')}
      </Title>
      <Text
        className={classes.sum}
        size="sm"
        tabIndex={-1}
        data-path={places.groups}
        c={sum === 100 || groups.length === 0 || locked ? 'dimmed' : 'var(--mantine-color-error)'}
      >
        {t('groups.sum', { sum: pointsText(sum) })}
      </Text>
      {groups.length > 0 && (
        // Fields need unique names.
        <div className={classes.columns} aria-hidden>
          <span>{t('column.code')}</span>
          <span>{t('column.name')}</span>
          <span>{t('column.points')}</span>
          <span>{t('criterion.hint')}</span>
        </div>
      )}
      {groups.map((group, index) => (
        <GroupPart
          key={group.code}
          group={group}
          index={index}
          isLast={index === groups.length - 1}
          errors={errors}
          locked={locked}
          edit={edit}
        />
      ))}
      {!locked && (
        <Button
          mt="sm"
          variant="default"
          data-path={addPlace('groups')}
          onClick={() =>
            edit({ do: 'add', of: { list: 'groups' } }, (now) => places.group(now.groups.at(-1)?.code ?? ''))
          }
        >
          {t('group.add')}
        </Button>
      )}
    </Paper>
  );
}

interface GroupProps {
  group: Group;
  index: number;
  isLast: boolean;
  errors: Errors;
  locked: boolean;
  edit: Edit;
}

function GroupPart({ group, index, isLast, errors, locked, edit }: GroupProps) {
  const { t } = useTranslation('templates');
  const { code, name, points, criteria } = group;
  const own = {
    of: { list: 'groups' } as const,
    index,
    isLast,
    place: places.group(code),
    list: 'groups',
    item: t('group', { code }),
    edit,
  };
  const type = (field: 'name' | 'points') => (event: { currentTarget: { value: string } }) =>
    edit({ do: 'typeItem', of: own.of, index, field, text: event.currentTarget.value });
  const given = pointsGiven(group);
  const isEven = String(given) === points.trim() || locked;
  return (
    <section className={classes.group} aria-label={own.item}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of its fields */}
      <div className={classes.groupHead} onKeyDown={(event) => locked || moveByKey(event, own)}>
        <span className={classes.code}>{code}</span>
        <TextInput
          aria-label={t('named', { action: own.item, title: t('group.name') })}
          placeholder={t('group.name')}
          value={name}
          readOnly={locked}
          error={errors[places.group(code)]}
          data-path={places.group(code)}
          onChange={type('name')}
        />
        <TextInput
          aria-label={t('named', { action: own.item, title: t('group.points') })}
          placeholder={t('group.points')}
          inputMode="decimal"
          className={formClasses.figures}
          value={points}
          readOnly={locked}
          error={errors[places.points(code)] ?? !isEven}
          data-path={places.points(code)}
          onChange={type('points')}
        />
        <Text className={classes.sum} size="sm" c={isEven ? 'dimmed' : 'var(--mantine-color-error)'}>
          {sumText()}
        </Text>
        {!locked && <ItemTools {...own} />}
      </div>
      {criteria.map((criterion, at) => (
        <CriterionRow
          key={criterion.code}
          criterion={criterion}
          group={index}
          groupCode={code}
          index={at}
          isLast={at === criteria.length - 1}
          nameError={errors[places.criterion(criterion.code)]}
          maxError={errors[places.max(criterion.code)]}
          locked={locked}
          edit={edit}
        />
      ))}
      {!locked && (
        <Button
          mt={6}
          size="compact-sm"
          variant="subtle"
          data-path={addPlace(code)}
          aria-label={t('named', { action: t('criterion.add'), title: own.item })}
          onClick={() =>
            edit({ do: 'add', of: { list: 'criteria', group: index } }, (now) =>
              places.criterion(now.groups[index]?.criteria.at(-1)?.code ?? ''),
            )
          }
        >
          {t('criterion.add')}
        </Button>
      )}
      {errors[addPlace(code)] && !locked && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errors[addPlace(code)]}
        </Text>
      )}
    </section>
  );

  /** The points of the group and of its criteria, and their difference. */
  function sumText(): string {
    const figures = { points: points.trim() === '' ? '0' : points, sum: pointsText(given) };
    const over = given - Number(figures.points);
    if (isEven || over === 0 || Number.isNaN(over)) return t('group.sum', figures);
    return over > 0
      ? t('group.over', { ...figures, over: pointsText(over) })
      : t('group.short', { ...figures, short: pointsText(-over) });
  }
}

interface CriterionProps {
  criterion: Group['criteria'][number];
  group: number;
  groupCode: string;
  index: number;
  isLast: boolean;
  nameError: ReactNode;
  maxError: ReactNode;
  locked: boolean;
  edit: Edit;
}

/** Renders only when it has changed: a template has dozens of criteria. */
const CriterionRow = memo(
  ({ criterion, group, groupCode, index, isLast, nameError, maxError, locked, edit }: CriterionProps) => {
    const { t } = useTranslation('templates');
    const { code, name, hint, max } = criterion;
    const own = {
      of: { list: 'criteria', group } as const,
      index,
      isLast,
      place: places.criterion(code),
      list: groupCode,
      item: t('criterion', { code }),
      edit,
    };
    const label = (what: string) => t('named', { action: own.item, title: what });
    const type = (field: 'name' | 'hint' | 'max') => (event: { currentTarget: { value: string } }) =>
      edit({ do: 'typeItem', of: own.of, index, field, text: event.currentTarget.value });
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of its fields
      <div className={classes.item} onKeyDown={(event) => locked || moveByKey(event, own)}>
        <span className={classes.code}>{code}</span>
        <TextInput
          aria-label={label(t('criterion.name'))}
          placeholder={t('criterion.name')}
          value={name}
          readOnly={locked}
          error={nameError}
          data-path={places.criterion(code)}
          onChange={type('name')}
        />
        <TextInput
          aria-label={label(t('criterion.max'))}
          placeholder={t('criterion.max')}
          inputMode="decimal"
          className={formClasses.figures}
          value={max}
          readOnly={locked}
          error={maxError}
          data-path={places.max(code)}
          onChange={type('max')}
        />
        <Textarea
          aria-label={label(t('criterion.hint'))}
          placeholder={t('criterion.hint')}
          autosize
          minRows={1}
          maxRows={6}
          value={hint}
          readOnly={locked}
          data-path={`${own.place}.hint`}
          onChange={type('hint')}
        />
        {!locked && <ItemTools {...own} />}
      </div>
    );
  },
);
