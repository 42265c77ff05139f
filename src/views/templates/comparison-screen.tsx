import '#src/views/styles/content.ts';
import { Anchor, Group, NativeSelect, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { templateKinds } from '#src/domain/scoring/kinds.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { legible } from '#src/i18n/legible.ts';
import { pathOfTemplate } from '#src/machines/templates/template-context.ts';
import type { TemplatesActor } from '#src/machines/templates/templates.ts';
import { useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { compareHref } from './compare-href.ts';
import { DifferenceList } from './difference-list.tsx';
import { useTemplateWords } from './use-template-words.ts';

/** Two versions of the template of a kind side by side (decision 037). The address names them. */
export function ComparisonScreen({ actor: templates }: { actor: TemplatesActor }) {
  const { t } = useTranslation('templates');
  const { versions, location } = useContextOf(templates, 'versions', 'location');
  const failure = useFailure(templates);
  return (
    <Stack gap="sm">
      <ListHeading title={t('compare.title')}>
        <RefreshButton list={templates} />
      </ListHeading>
      {versions !== null ? (
        <Comparison versions={versions} search={location.search} />
      ) : failure ? (
        <FailedState title={t('failed')} failure={failure} onRetry={() => templates.send({ type: 'reload' })} />
      ) : (
        <Skeleton height={420} role="status" aria-label={t('loading')} />
      )}
    </Stack>
  );
}

function Comparison({ versions, search }: { versions: readonly TemplateVersion[]; search: string }) {
  const { t } = useTranslation('templates');
  const [, navigate] = useLocation();
  const { kindName, titleOf } = useTemplateWords();
  const ofKind = (kind: string) =>
    versions.filter((one) => one.kind === kind).toSorted((one, other) => one.number - other.number);
  const comparable = templateKinds.filter((kind) => ofKind(kind).length > 1);
  const wanted = new URLSearchParams(search);
  const named = (name: string) => versions.find(({ id }) => id === wanted.get(name));
  const kind = named('a')?.kind ?? named('b')?.kind ?? comparable[0];
  if (kind === undefined) return <Text c="dimmed">{t('compare.nothing')}</Text>;
  const choices = ofKind(kind);
  const after = pick(named('b'), choices.at(-1));
  const others = choices.filter((one) => one !== after);
  // The version before it; for the first version, the one after it.
  const before = pick(named('a'), others.findLast(({ number }) => number < (after?.number ?? 0)) ?? others[0]);
  const show = (one?: TemplateVersion, other?: TemplateVersion) =>
    navigate(compareHref(one?.id ?? '', other?.id ?? ''), { replace: true });
  const options = choices.map((one) => ({
    value: one.id,
    label: legible(`${titleOf(one)} · ${t(`status.${one.status}`)}`),
  }));
  const byId = (id: string) => choices.find((one) => one.id === id);
  return (
    <>
      <Group align="end" gap="sm">
        <NativeSelect
          label={t('compare.kind')}
          data={[...new Set([kind, ...comparable])].map((one) => ({ value: one, label: kindName(one) }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => show(ofKind(value).at(-2), ofKind(value).at(-1))}
        />
        <NativeSelect
          label={t('compare.before')}
          data={options}
          value={before?.id ?? ''}
          onChange={({ currentTarget: { value } }) => show(byId(value), after)}
        />
        <NativeSelect
          label={t('compare.after')}
          data={options}
          value={after?.id ?? ''}
          onChange={({ currentTarget: { value } }) => show(before, byId(value))}
        />
      </Group>
      {before && after ? (
        <Paper withBorder p="md">
          <Group gap="md" mb="xs">
            {[before, after].map((one, index) => (
              <Anchor component={Link} key={index === 0 ? 'before' : 'after'} href={pathOfTemplate(one.id)} size="sm">
                {titleOf(one)}
              </Anchor>
            ))}
          </Group>
          <DifferenceList before={before} after={after} names={{ before: titleOf(before), after: titleOf(after) }} />
        </Paper>
      ) : (
        <Text c="dimmed">{t('compare.single')}</Text>
      )}
    </>
  );

  function pick(chosen: TemplateVersion | undefined, otherwise: TemplateVersion | undefined) {
    return chosen?.kind === kind ? chosen : otherwise;
  }
}
