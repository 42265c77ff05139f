import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstSpan, panelLacks } from '#src/domain/scoring/panel.ts';
import { dayAt } from '#src/domain/platform-time.ts';
import { applicationsPath, basesPath, scorePath } from '#src/domain/scoring/kinds.ts';
import { resultRule } from '#src/domain/scoring/result-rule.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useChild, useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DateInput } from '#src/views/fields/date-input.tsx';
import { ReferencePicker } from '#src/views/fields/reference-picker.tsx';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { andIn } from '#src/views/words/list-words.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { ExpertChoice } from './review-experts.tsx';

/** Composes a panel: the subject, the due day and the experts. */
export function ReviewAppoint({ page }: { page: ReviewActor }) {
  const { t, i18n } = useTranslation(['reviews', 'content']);
  const { panel, offer, failure } = useContextOf(page, 'panel', 'offer', 'failure');
  const [today] = useState(() => dayAt(Date.now()));
  const picker = useChild(page, 'references');
  const busy = useMatches(page, { appointing: 'sending' });
  const isSeeking = useMatches(page, { appointing: 'seeking' });
  const isFailed = useMatches(page, { appointing: 'failed' });
  const lacks = panelLacks(panel, today);
  const change = (part: Partial<typeof panel>) => page.send({ type: 'panel.change', change: part });
  return (
    <Stack gap="md">
      <Title order={1}>{t('appoint')}</Title>
      <Stack gap="md" maw={720}>
        <Group gap="sm" align="flex-end">
          <NativeSelect
            label={t('new.subject')}
            data={[
              { value: applicationsPath, label: t('new.application') },
              { value: basesPath, label: t('new.base') },
            ]}
            value={panel.path}
            disabled={busy}
            onChange={({ currentTarget: { value } }) =>
              change({ path: value === basesPath ? basesPath : applicationsPath, id: '' })
            }
          />
          {picker && (
            <ReferencePicker
              key={panel.path}
              label={t(panel.path === basesPath ? 'new.baseName' : 'new.applicationName')}
              withAsterisk
              picker={picker}
              to={panel.path}
              value={panel.id}
              name={null}
              readOnly={busy}
              onChange={(id) => change({ id })}
              flex={1}
              miw={240}
            />
          )}
        </Group>
        <Alert color="gray" variant="light" py="xs">
          {offer && <div>{offer.template ? t('new.template', offer.template) : t('new.noTemplate')}</div>}
          <div>{t('experts.few', resultRule.parameters)}</div>
        </Alert>
        <DateInput
          label={t('due.label')}
          description={
            offer && panel.due === offer.due
              ? t(offer.last ? 'new.usualDue' : 'new.firstDue', { count: firstSpan })
              : undefined
          }
          value={panel.due || null}
          minDate={today}
          readOnly={busy}
          withAsterisk
          maw={320}
          onChange={(due) => change({ due })}
        />
        {offer ? (
          <ExpertChoice
            label={t('experts.label')}
            required
            offer={offer}
            chosen={panel.experts}
            disabled={busy}
            onChange={(experts) => change({ experts })}
          />
        ) : isFailed ? (
          <FailedState
            size="sm"
            title={t('experts.failed')}
            failure={failure}
            onRetry={() => page.send({ type: 'candidates.retry' })}
          />
        ) : isSeeking ? (
          <Skeleton height={160} role="status" aria-label={t('experts.seeking')} />
        ) : (
          <Text c="dimmed">{t('experts.first')}</Text>
        )}
      </Stack>
      <ActionBar status={statusText()} list={scorePath}>
        <Button loading={busy} disabled={lacks.length > 0} onClick={() => page.send({ type: 'panel.send' })}>
          {t('new.send')}
        </Button>
      </ActionBar>
    </Stack>
  );

  /** Everything that is missing; otherwise whether there are enough experts for a final result. */
  function statusText(): string {
    if (lacks.length > 0)
      return t('new.lacks', { lacks: andIn(i18n.language).format(lacks.map((lack) => t(`new.lack.${lack}`))) });
    const { fewestForResult } = resultRule.parameters;
    const { length } = panel.experts;
    return length < fewestForResult ? t('experts.tooFew', { count: length, fewestForResult }) : t('new.ready');
  }
}
