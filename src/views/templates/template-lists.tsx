import { clsx } from 'clsx';
import { Button, Paper, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemField } from '#src/domain/scoring/template-change.ts';
import { places, type TemplateForm } from '#src/domain/scoring/template-form.ts';
import formClasses from '#src/views/forms/form.module.css';
import { ItemTools, moveByKey } from './item-tools.tsx';
import type { PartProps } from './template-basics.tsx';
import classes from './templates.module.css';
import type { Edit } from './use-template-form.ts';
import { addPlace } from './use-template-words.ts';

/** Veto conditions, grades and references. */
export function TemplateLists({ form, errors, locked, edit }: PartProps) {
  const { t } = useTranslation('templates');
  const common = { locked, edit };
  return (
    <>
      <ListPart
        {...common}
        list="vetoes"
        words={{ title: t('vetoes'), add: t('veto.add') }}
        placeOfLast={({ vetoes }) => places.veto(vetoes.at(-1)?.code ?? '')}
        items={form.vetoes.map(({ code, text }) => ({
          key: code,
          code,
          name: t('veto', { code }),
          place: places.veto(code),
          fields: [{ field: 'text', value: text, label: t('veto', { code }), error: errors[places.veto(code)] }],
        }))}
      />
      <ListPart
        {...common}
        list="grades"
        words={{ title: t('grades'), add: t('grade.add') }}
        error={errors[places.grades]}
        placeOfLast={({ grades }) => places.grade(grades.at(-1)?.code ?? '')}
        items={form.grades.map(({ code, name, min }) => ({
          key: code,
          code,
          name: t('grade', { code }),
          place: places.grade(code),
          fields: [
            { field: 'name', value: name, label: t('grade.name'), error: errors[places.grade(code)] },
            {
              field: 'min',
              value: min,
              label: t('grade.min'),
              error: errors[places.min(code)],
              place: places.min(code),
            },
          ],
        }))}
      />
      <ListPart
        {...common}
        list="references"
        words={{ title: t('references'), add: t('reference.add') }}
        placeOfLast={({ references }) => `reference.${references.length - 1}`}
        items={form.references.map((text, index) => ({
          key: String(index),
          code: String(index + 1),
          name: t('reference', { number: index + 1 }),
          place: `reference.${index}`,
          fields: [{ field: 'text', value: text, label: t('reference', { number: index + 1 }) }],
        }))}
      />
    </>
  );
}

interface Field {
  field: ItemField;
  value: string;
  label: string;
  error?: ReactNode;
  /** The place of the field, if it differs from the item's. */
  place?: string;
}

interface Item {
  key: string;
  code: string;
  name: string;
  place: string;
  fields: readonly Field[];
}

interface ListProps {
  list: 'vetoes' | 'grades' | 'references';
  words: Readonly<Record<'title' | 'add', string>>;
  items: readonly Item[];
  error?: ReactNode;
  placeOfLast: (form: TemplateForm) => string;
  locked: boolean;
  edit: Edit;
}

function ListPart({ list, words, items, error, placeOfLast, locked, edit }: ListProps) {
  const { t } = useTranslation('templates');
  const of = { list } as const;
  return (
    <Paper component="fieldset" withBorder className={clsx(formClasses.group, classes.panel)}>
      <Title order={2} component="legend">
        {words.title}
      </Title>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('empty')}
        </Text>
      )}
      {items.map(({ key, code, name, place, fields }, index) => {
        const own = { of, index, isLast: index === items.length - 1, place, list, item: name, edit };
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of its fields
          <div key={key} className={classes.item} data-of={list} onKeyDown={(event) => locked || moveByKey(event, own)}>
            <span className={classes.code}>{code}</span>
            {fields.map(({ field, value, label, error: wrong, place: ownPlace = place }) => (
              <TextInput
                key={field}
                aria-label={label === name ? name : t('named', { action: name, title: label })}
                placeholder={label === name ? undefined : label}
                {...(field === 'min' ? { inputMode: 'decimal', className: formClasses.figures } : {})}
                value={value}
                readOnly={locked}
                error={wrong}
                data-path={ownPlace}
                onChange={({ currentTarget }) => edit({ do: 'typeItem', of, index, field, text: currentTarget.value })}
              />
            ))}
            {!locked && <ItemTools {...own} />}
          </div>
        );
      })}
      {error && !locked && (
        <Text size="sm" c="var(--mantine-color-error)" tabIndex={-1} data-path={places.grades}>
          {error}
        </Text>
      )}
      {!locked && (
        <Button
          mt={6}
          size="compact-sm"
          variant="subtle"
          data-path={addPlace(list)}
          onClick={() => edit({ do: 'add', of }, placeOfLast)}
        >
          {words.add}
        </Button>
      )}
    </Paper>
  );
}
