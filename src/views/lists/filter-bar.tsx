import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { FoldedFilters } from './folded-filters.tsx';
import { KeywordInput } from './keyword-input.tsx';

interface Props {
  /** The label of the keyword. */
  label: string;
  keyword: string | undefined;
  onKeyword: (keyword: string) => void;
  /** The width of the keyword on wide screens. */
  width?: number;
  /** The number of resets so far, where the list counts them. */
  resets?: number;
  /** The number of active filters beside the keyword, with those that only links set. */
  active: number;
  /** Choices before the keyword. */
  start?: ReactNode;
  children: ReactNode;
}

/** The keyword of a list and its other filters, which fold on phones. */
export function FilterBar({ label, keyword = '', onKeyword, width, resets, active, start, children }: Props) {
  const isPhone = useIsPhone();
  return (
    <Group gap="xs" role="search">
      {start}
      {/* A new field after each reset, which also drops text that was typed but not searched yet. */}
      <KeywordInput
        key={resets}
        name={`keyword${resets ?? ''}`}
        label={label}
        value={keyword}
        isPhone={isPhone}
        width={width}
        onChange={onKeyword}
      />
      <FoldedFilters isPhone={isPhone} count={active} isBrief={start !== undefined}>
        {children}
      </FoldedFilters>
    </Group>
  );
}
