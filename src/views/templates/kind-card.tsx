import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { lastEditor } from '#src/domain/last-editor.ts';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { pathOfTemplate } from '#src/machines/templates/template-context.ts';
import type { TemplateStepsActor } from '#src/machines/templates/steps.ts';
import { RowButton } from '#src/views/lists/table/row-button.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { formatTime } from '#src/views/words/format-time.ts';
import { compareHref } from './compare-href.ts';
import classes from './templates.module.css';
import { useTemplateWords } from './use-template-words.ts';
import { VersionState } from './version-state.tsx';

interface Props {
  kind: TemplateKind;
  versions: readonly TemplateVersion[];
  steps: TemplateStepsActor;
  /** Not shown again here. */
  commonNote: string;
}

/** The version in force, or the newest. */
export const mainOf = (versions: readonly TemplateVersion[]): TemplateVersion | undefined =>
  versions.find(({ status }) => status === 'inForce') ?? versions.toSorted((a, b) => b.number - a.number)[0];

/** A kind of base and the versions of its template, the newest first. */
export function KindCard({ kind, versions, steps, commonNote }: Props) {
  const { t } = useTranslation('templates');
  const { kindName } = useTemplateWords();
  const newest = versions.toSorted((a, b) => b.number - a.number);
  const inForce = versions.find(({ status }) => status === 'inForce');
  const note = mainOf(versions)?.note ?? '';
  const [second, first] = newest;
  return (
    <Paper component="section" withBorder p="md" aria-label={kindName(kind)}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          {kindName(kind)}
        </Title>
        {first && second && (
          <Anchor component={Link} href={compareHref(first.id, second.id)} size="sm">
            {t('compare')}
          </Anchor>
        )}
      </Group>
      {note !== '' && note !== commonNote && (
        <Text size="xs" c="dimmed" className={classes.text}>
          {note}
        </Text>
      )}
      {!inForce && (
        <Text size="sm" c="dimmed" mt={4}>
          {versions.length === 0 && kind !== 'common' ? `${t('noVersion')} · ` : ''}
          {kind === 'common' ? t('noneCommon') : t('none')}
        </Text>
      )}
      <ul className={classes.versions}>
        {newest.map((version) => (
          <VersionRow key={version.id} version={version} steps={steps} />
        ))}
      </ul>
    </Paper>
  );
}

function VersionRow({ version, steps }: { version: TemplateVersion; steps: TemplateStepsActor }) {
  const { t } = useTranslation('templates');
  const { titleOf } = useTemplateWords();
  const title = titleOf(version);
  const label = (action: string) => t('named', { action, title });
  const { status } = version;
  return (
    <li className={classes.version}>
      <span className={classes.which}>
        <span className={classes.number}>{t('number', { number: version.number })}</span>
        <VersionState status={status} />
      </span>
      <span className={classes.named}>
        <Link href={pathOfTemplate(version.id)} className={parts.title} title={version.name}>
          {version.name}
        </Link>
        <span className={classes.facts}>
          {t('sheets', { count: version.sheets })}
          {' · '}
          <TimeOf version={version} />
        </span>
      </span>
      <span className={classes.actions}>
        {status === 'draft' && (
          <RowButton
            label={label(t('enforce'))}
            onPress={() => steps.send({ type: 'step.ask', do: 'enforce', version })}
          >
            {t('enforce')}
          </RowButton>
        )}
        {status === 'inForce' && (
          <RowButton
            grave
            label={label(t('retire'))}
            onPress={() => steps.send({ type: 'step.ask', do: 'retire', version })}
          >
            {t('retire')}
          </RowButton>
        )}
        <RowButton label={label(t('toCopy'))} onPress={() => steps.send({ type: 'version.copy', version })}>
          {t('toCopy')}
        </RowButton>
        <RowButton label={label(t('export'))} onPress={() => steps.send({ type: 'version.export', version })}>
          {t('export')}
        </RowButton>
        {status === 'draft' && (
          <RowButton grave label={label(t('del'))} onPress={() => steps.send({ type: 'step.ask', do: 'del', version })}>
            {t('del')}
          </RowButton>
        )}
      </span>
    </li>
  );
}

/** The time of the version's present state. */
export function TimeOf({ version }: { version: TemplateVersion }) {
  const { t } = useTranslation('templates');
  const { status, inForceTime, retiredTime, updatedTime } = version;
  if (status === 'inForce' && inForceTime) return t('inForceSince', { time: formatTime(inForceTime) });
  if (status === 'retired' && retiredTime) return t('retiredSince', { time: formatTime(retiredTime) });
  return t('updated', { who: lastEditor(version), time: formatTime(updatedTime) });
}
