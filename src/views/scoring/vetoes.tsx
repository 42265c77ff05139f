import { Alert, Checkbox, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  vetoes: TemplateVersion['vetoes'];
  readOnly: boolean;
}

/** The veto conditions, each of which fails a base regardless of its points (decision 036). */
export function Vetoes({ sheet, vetoes, readOnly }: Props) {
  const { t } = useTranslation('sheet');
  const found = useSelector(sheet, ({ context }) => context.content.vetoes);
  if (vetoes.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t('vetoes')}>
      <header className={classes.groupHead}>
        <Title order={2} size="h4">
          {t('vetoes')}
        </Title>
        <Text size="sm" c="dimmed">
          {readOnly && found.length === 0 ? t('vetoes.none') : t('vetoes.hint')}
        </Text>
      </header>
      <Stack gap="xs" p="md">
        {vetoes.map(({ code, text }) => (
          <Checkbox
            key={code}
            label={text}
            checked={found.includes(code)}
            disabled={readOnly}
            onChange={({ currentTarget: { checked } }) => sheet.send({ type: 'veto.set', code, on: checked })}
          />
        ))}
        {found.length > 0 && (
          <Alert color="red" variant="light" py="xs" role="alert">
            {t('vetoes.warning', { count: found.length })}
          </Alert>
        )}
      </Stack>
    </section>
  );
}
