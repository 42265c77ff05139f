import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matcherOf } from '#src/domain/keyword.ts';
import type { Candidate } from '#src/domain/scoring/review.ts';
import { SearchInput } from '#src/views/search/search-input.tsx';
import classes from './review.module.css';

interface Props {
  label: string;
  candidates: readonly Candidate[];
  chosen: readonly string[];
  onChange: (accounts: string[]) => void;
  disabled?: boolean;
  required?: boolean;
}

/** From this number of experts on, the list has a field to filter it. */
const many = 8;

/** The experts who may be appointed. Those with a conflict of interest are left out, as the hint says (W1.2). */
export function ExpertChoice({ label, candidates, chosen, onChange, disabled = false, required = false }: Props) {
  const { t } = useTranslation('reviews');
  const [keyword, setKeyword] = useState('');
  const matches = matcherOf(keyword);
  const found = candidates.filter(({ name, account, baseName }) => matches(name, account, baseName));
  return (
    <Checkbox.Group
      label={label}
      description={t('experts.conflict')}
      withAsterisk={required}
      value={[...chosen]}
      onChange={onChange}
    >
      <Stack gap={6} mt={6}>
        {candidates.length >= many && <SearchInput label={t('experts.search')} value={keyword} onText={setKeyword} />}
        <div className={classes.experts}>
          {found.map(({ account, name, baseName }) => (
            <Checkbox
              key={account}
              value={account}
              label={name}
              description={baseName}
              disabled={disabled}
              size="xs"
              styles={{ label: { fontSize: 14 } }}
            />
          ))}
          {found.length === 0 && (
            <Text c="dimmed" size="sm">
              {t(candidates.length === 0 ? 'experts.none' : 'experts.noneFound')}
            </Text>
          )}
        </div>
        <Text c="dimmed" size="sm" role="status">
          {t('experts.chosen', { count: chosen.length })}
        </Text>
      </Stack>
    </Checkbox.Group>
  );
}
