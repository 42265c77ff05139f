import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { templatesPath } from '#src/domain/scoring/template-version.ts';
import type { TemplateStepsActor } from '#src/machines/templates/steps.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import editorClasses from '#src/views/forms/form.module.css';
import { TimeOf } from './kind-card.tsx';
import { useTemplateWords } from './use-template-words.ts';
import { VersionState } from './version-state.tsx';

interface Props {
  page: TemplateActor;
  steps: TemplateStepsActor;
  /** Why the version cannot be exported or copied now: that would ignore unsaved changes or an offered draft. */
  heldBy: string | undefined;
  onPrint: () => void;
}

/** The version, and the actions for the whole of it, except its next step, which is in the action bar. */
export function TemplateHeading({ page, steps, heldBy, onPrint }: Props) {
  const { t } = useTranslation('templates');
  const { kindName, titleOf } = useTemplateWords();
  const { saved } = useContextOf(page, 'saved');
  const sending = useMatches(steps, 'sending');
  if (!saved) {
    return (
      <Title order={1} className={editorClasses.title}>
        {t('form.new')}
      </Title>
    );
  }
  const isHeld = sending || heldBy !== undefined;
  return (
    <div>
      <Group justify="space-between" gap="xs" className={editorClasses.heading}>
        <Group gap="sm" className={editorClasses.titles}>
          <Title order={1} className={editorClasses.title}>
            {titleOf(saved)}
          </Title>
          <VersionState status={saved.status} />
        </Group>
        <Group gap="xs">
          {heldBy && (
            <Text size="sm" c="dimmed">
              {heldBy}
            </Text>
          )}
          <Button variant="default" onClick={onPrint}>
            {t('print')}
          </Button>
          <Button
            variant="default"
            disabled={isHeld}
            onClick={() => steps.send({ type: 'version.export', version: saved })}
          >
            {t('export')}
          </Button>
          <Button
            variant="default"
            disabled={isHeld}
            onClick={() => steps.send({ type: 'version.copy', version: saved })}
          >
            {t('toCopy')}
          </Button>
          {saved.status === 'draft' && (
            <Button
              variant="subtle"
              c="var(--mantine-color-error)"
              disabled={sending}
              onClick={() => steps.send({ type: 'step.ask', do: 'del', version: saved })}
            >
              {t('del')}
            </Button>
          )}
          {saved.status === 'inForce' && (
            <Button
              variant="subtle"
              c="var(--mantine-color-error)"
              disabled={sending}
              onClick={() => steps.send({ type: 'step.ask', do: 'retire', version: saved })}
            >
              {t('retire')}
            </Button>
          )}
        </Group>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {kindName(saved.kind)}
        {' · '}
        {t('sheets', { count: saved.sheets })}
        {' · '}
        <TimeOf version={saved} />
        {' · '}
        <Anchor
          component={Link}
          href={`${templatesPath}/compare?b=${encodeURIComponent(saved.id)}`}
          size="sm"
          underline="always"
        >
          {t('compare')}
        </Anchor>
      </Text>
    </div>
  );
}
