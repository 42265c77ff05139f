import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useIsPhone } from '#src/views/page/phone-query.ts';

interface Props<Tab extends string> {
  label: string;
  /** A tab without a count shows its name alone. */
  tabs: readonly { value: Tab; name: string; count?: number | undefined }[];
  value: Tab;
  onChange: (value: Tab) => void;
}

/** The tabs of a list with the number of items in each; on phones a select, which leaves room for the keyword beside it. */
export function CountedTabs<Tab extends string>({ label, tabs, value, onChange }: Props<Tab>) {
  const isPhone = useIsPhone();
  const choice = {
    'aria-label': label,
    data: tabs.map((tab) => ({
      value: tab.value,
      label: tab.count === undefined ? tab.name : `${tab.name} ${tab.count}`,
    })),
    value,
  };
  if (!isPhone) return <SegmentedControl {...choice} onChange={onChange} />;
  return <NativeSelect {...choice} maw="45%" onChange={({ currentTarget }) => onChange(currentTarget.value as Tab)} />;
}
