import { Button, Group, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenVariable } from '#src/domain/consultations/reply-template.ts';

interface Props {
  open: readonly OpenVariable[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The unfilled variables; a press selects the first occurrence (W3.10). */
export function OpenVariables({ open, field }: Props) {
  const { t } = useTranslation('consultations');
  const names = [...new Set(open.map(({ name }) => name))];
  const select = (name: string) => {
    const place = open.find((one) => one.name === name);
    if (!place || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(place.start, place.end);
  };
  return (
    <Group gap={6} role="status">
      <Text size="sm">{t('open.title')}</Text>
      {names.map((name) => {
        const word = name || t('open.unnamed');
        return (
          <Button
            key={name}
            variant="default"
            size="compact-sm"
            title={t('open.find', { name: word })}
            onClick={() => select(name)}
          >
            {t('open.variable', { name: word, count: open.filter((one) => one.name === name).length })}
          </Button>
        );
      })}
    </Group>
  );
}
