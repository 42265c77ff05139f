import '#src/views/styles/content.ts';
import { Button, FileButton, Skeleton, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { templateKinds } from '#src/domain/scoring/kinds.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { pathOfTemplate } from '#src/machines/templates/template-context.ts';
import type { TemplateStepsActor } from '#src/machines/templates/steps.ts';
import type { TemplatesActor } from '#src/machines/templates/templates.ts';
import { useChild, useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { AddIcon } from '#src/views/looks/icons.ts';
import { KindCard, mainOf } from './kind-card.tsx';
import { StepDialogs } from './step-dialogs.tsx';

/** The scoring templates of all kinds of base, each with its versions (decision 037). */
export function TemplatesScreen({ actor: templates }: { actor: TemplatesActor }) {
  const { t } = useTranslation(['templates', 'shell']);
  const [, navigate] = useLocation();
  const { versions } = useContextOf(templates, 'versions');
  const failure = useFailure(templates);
  const steps = useChild(templates, 'steps');
  const commonNote = noteOfAll(versions ?? []);
  if (!steps) return null;
  return (
    <Stack gap="sm">
      <ListHeading
        title={t('shell:menu.set.masterplate')}
        main={
          <Button component={Link} href={pathOfTemplate(null)} leftSection={<AddIcon size={16} aria-hidden />}>
            {t('add')}
          </Button>
        }
      >
        <RefreshButton list={templates} />
        <ImportButton steps={steps} />
      </ListHeading>
      <Text size="sm" c="dimmed" component="div">
        {t('intro')}
        {commonNote !== '' && <div>{commonNote}</div>}
      </Text>
      {versions === null ? (
        failure ? (
          <FailedState title={t('failed')} failure={failure} onRetry={() => templates.send({ type: 'reload' })} />
        ) : (
          <Skeleton height={420} role="status" aria-label={t('loading')} />
        )
      ) : (
        templateKinds.map((kind) => (
          <KindCard
            key={kind}
            kind={kind}
            versions={versions.filter((one) => one.kind === kind)}
            steps={steps}
            commonNote={commonNote}
          />
        ))
      )}
      <StepDialogs steps={steps} onFix={(version, place) => navigate(`${pathOfTemplate(version.id)}#${place}`)} />
    </Stack>
  );
}

/** The note of all kinds, if it is the same for all: it is shown once. Otherwise empty. */
function noteOfAll(versions: readonly TemplateVersion[]): string {
  const notes = templateKinds.flatMap((kind) => mainOf(versions.filter((one) => one.kind === kind))?.note ?? []);
  return new Set(notes).size === 1 ? (notes[0] ?? '') : '';
}

function ImportButton({ steps }: { steps: TemplateStepsActor }) {
  const { t } = useTranslation('templates');
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    if (file) steps.send({ type: 'file.chosen', file });
    // Otherwise the same file could not be chosen again after a correction.
    reset.current?.();
  };
  return (
    <FileButton accept="application/json,.json" resetRef={reset} onChange={choose}>
      {(props) => (
        <Button variant="default" {...props}>
          {t('import')}
        </Button>
      )}
    </FileButton>
  );
}
