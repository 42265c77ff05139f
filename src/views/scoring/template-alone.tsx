import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayScore, scoringRights } from '#src/domain/scoring/scoring-rights.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { rightText } from '#src/views/words/right-text.ts';
import { pointsText } from '#src/views/words/number-text.ts';
import { LatePaper } from './late-paper.tsx';
import classes from './sheet.module.css';

/** A scoring page without a review, or without the right to score: only the template, no sheet and no totals. */
export function TemplateAlone({ sheet }: { sheet: SheetActor }) {
  const { t } = useTranslation('sheet');
  const { template } = useContextOf(sheet, 'template');
  const failure = useSelector(sheet, (snapshot) =>
    snapshot.matches({ template: 'failed' }) ? snapshot.context.failure : null,
  );
  const isFailed = useMatches(sheet, { template: 'failed' });
  if (isFailed)
    return (
      <FailedState
        my="xl"
        title={t('template.failed')}
        failure={failure}
        onRetry={() => sheet.send({ type: 'retry' })}
      />
    );
  if (!template)
    return (
      <Stack gap="sm" role="status" aria-label={t('template.loading')}>
        <Skeleton height={28} width={240} />
        <Skeleton height={420} />
      </Stack>
    );
  return (
    <Stack gap="md" className={classes.alone}>
      <Group component="header" justify="space-between" align="start">
        <div>
          <Title order={1}>{template.name}</Title>
          <Text size="sm" c="dimmed">
            {template.note}
          </Text>
        </div>
        <BlankForm template={template} />
      </Group>
      <Reasons sheet={sheet} />
      {template.groups.map((group) => (
        <GroupToRead key={group.code} group={group} />
      ))}
      <VetoesToRead template={template} />
    </Stack>
  );
}

/** Prints a blank form for experts without a network or a screen. */
function BlankForm({ template }: { template: TemplateVersion }) {
  const { t } = useTranslation('sheet');
  const [isPrinting, setPrinting] = useState(false);
  const blank = { title: '', area: '', number: '', expert: '', submittedTime: null, content: null };
  return (
    <>
      <Button variant="default" onClick={() => setPrinting(true)}>
        {t('paper.blank')}
      </Button>
      {isPrinting && <LatePaper sheet={{ ...blank, template }} onDone={() => setPrinting(false)} />}
    </>
  );
}

/** Explains why there is no sheet. */
function Reasons({ sheet }: { sheet: SheetActor }) {
  const { t } = useTranslation('sheet');
  const { t: common } = useTranslation('common');
  const { isDraftKept } = useContextOf(sheet, 'isDraftKept');
  const [one = '', other = ''] = scoringRights.map((right) => rightText(common, right));
  if (mayScore(useGrants()))
    return (
      <Alert color="gray" variant="light" py="xs">
        <span>{t('template.alone')}</span> <span>{t('template.noReview')}</span>
      </Alert>
    );
  return (
    <Alert color={isDraftKept ? 'yellow' : 'gray'} variant="light" py="xs" role={isDraftKept ? 'alert' : 'note'}>
      {isDraftKept && <p className={classes.line}>{t('template.draftKept')}</p>}
      <p className={classes.line}>{t('template.noRight', { right: t('right.or', { one, other }) })}</p>
    </Alert>
  );
}

function GroupToRead({ group }: { group: TemplateVersion['groups'][number] }) {
  const { t } = useTranslation('sheet');
  return (
    <section className={classes.group} aria-label={group.name}>
      <header className={classes.groupHead}>
        <Title order={2} size="h4">
          {group.name}
        </Title>
        <Text size="sm" c="dimmed">
          {t('points', { points: pointsText(group.points) })}
        </Text>
      </header>
      {group.criteria.map(({ code, name, hint, max }) => (
        <div key={code} className={classes.toRead}>
          <div>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          </div>
          <Text size="sm" className={classes.max}>
            {t('points.max', { max: pointsText(max) })}
          </Text>
        </div>
      ))}
    </section>
  );
}

function VetoesToRead({ template }: { template: TemplateVersion }) {
  const { t } = useTranslation('sheet');
  if (template.vetoes.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t('vetoes')}>
      <header className={classes.groupHead}>
        <Title order={2} size="h4">
          {t('vetoes')}
        </Title>
      </header>
      <ul className={classes.list}>
        {template.vetoes.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
