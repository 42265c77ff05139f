import { useTranslation } from 'react-i18next';
import { type ContentType, type Field, fieldNamed, searchedFields } from '#src/domain/content/content-type.ts';
import { activeFilters } from '#src/domain/content/list-filters.ts';
import { changeFilters } from '#src/domain/content/list-query.ts';
import { gradesPath } from '#src/domain/scoring/kinds.ts';
import { statusesOf } from '#src/domain/content/lifecycle.ts';
import { currentLanguage } from '#src/i18n/setup.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import type { PickerActor } from '#src/machines/picker.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { LateListPart } from '#src/views/approval/late-list-part.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { FilterBar } from '#src/views/lists/filter-bar.tsx';
import { UpdatedFilter } from '#src/views/lists/updated-filter.tsx';
import { orIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { ReferenceFilter } from './reference-filter.tsx';

/**
 * Keyword, status, the filters of the type, and the last change. They are stored in the address (see the list machine);
 * on phones they fold.
 */
export function ListFilters({ type, list }: { type: ContentType; list: ListActor }) {
  const { t, i18n } = useTranslation('content');
  const text = useDomainText(['content']);
  const picker = useChild(list, 'references');
  const { query, resets } = useContextOf(list, 'query', 'resets');
  const { filters } = query;
  const folded = activeFilters(type, filters).filter(({ kind }) => kind !== 'keyword').length;

  const searched = orIn(i18n.language).format(
    searchedFields(type).map(({ label }) => text(label).toLocaleLowerCase(i18n.language)),
  );

  const setFilters = (change: Record<string, string>) =>
    list.send({ type: 'query.change', change: { filters: changeFilters(filters, change) } });
  const setFilter = (name: string, value: string) => setFilters({ [name]: value });

  return (
    <FilterBar
      label={t('list.keyword', { fields: searched })}
      keyword={filters['keyword']}
      onKeyword={(value) => setFilter('keyword', value)}
      resets={resets}
      active={folded}
    >
      <FilterSelect
        label={text('field.status')}
        placeholder={t('list.status')}
        choices={statusesOf(type).map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={filters['status'] ?? ''}
        onChange={(value) => setFilter('status', value)}
      />
      {type.stages && (
        <LateListPart value={filters['approval'] ?? ''} onChange={(value) => setFilter('approval', value)} />
      )}
      {type.filters.map((name) => (
        <FieldFilter
          key={name}
          field={fieldNamed(type, name)}
          value={filters[name] ?? ''}
          picker={picker}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
      {type.grades && picker && (
        <ReferenceFilter
          picker={picker}
          to={gradesPath}
          value={filters['grade'] ?? ''}
          name={filters['grade'] ?? null}
          onChange={(value) => setFilter('grade', value)}
          aria-label={t('field.grade')}
          {...roomFor(t('list.all', { label: t('field.grade') }), 160)}
        />
      )}
      <UpdatedFilter
        from={filters['updatedFrom'] ?? ''}
        to={filters['updatedTo'] ?? ''}
        onChange={(updatedFrom, updatedTo) => setFilters({ updatedFrom, updatedTo })}
      />
    </FilterBar>
  );
}

interface FieldFilterProps {
  field: Field;
  value: string;
  picker: PickerActor | undefined;
  onChange: (value: string) => void;
}

function FieldFilter({ field, value, picker, onChange }: FieldFilterProps) {
  const { t } = useTranslation('content');
  const text = useDomainText(['content']);
  const label = text(field.label);
  const placeholder = t('list.all', { label });
  if (field.kind === 'reference') {
    return (
      picker && (
        <ReferenceFilter
          picker={picker}
          to={field.to ?? ''}
          value={value}
          name={null}
          onChange={onChange}
          aria-label={label}
          {...roomFor(placeholder, 220)}
        />
      )
    );
  }
  return (
    <FilterSelect
      label={label}
      placeholder={placeholder}
      choices={(field.choices ?? []).map((choice) => ({ value: choice.value, label: text(choice.label) }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Room for the words of the empty choice in every language. Typing does not change the width. */
const roomFor = (placeholder: string, miw: number) => ({ placeholder, miw, inputSize: String(placeholder.length) });

// Created while the chunk loads, before anybody waits for a list.
orIn(currentLanguage());
