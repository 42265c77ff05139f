import { Alert, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lastEditor } from '#src/domain/last-editor.ts';
import { contentOf } from '#src/domain/scoring/template-form.ts';
import { templatesPath, type TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { usePaper } from '#src/views/print/use-paper.tsx';
import { Pair, Pairs } from '#src/views/reading/pairs.tsx';
import readingClasses from '#src/views/reading/record-reading.module.css';
import { formatTime } from '#src/views/words/format-time.ts';
import { StepDialogs } from './step-dialogs.tsx';
import { TemplateContent } from './template-content.tsx';
import { LateTemplatePaper } from './late-template-paper.ts';
import { TemplateHeading } from './template-heading.tsx';
import { useTemplateWords } from './use-template-words.ts';

/** A version in force or retired: it is read, and changed only as a copy (W1.16). */
export function TemplateReading({ page, version }: { page: TemplateActor; version: TemplateVersion }) {
  const { t } = useTranslation('templates');
  const { titleOf } = useTemplateWords();
  const { form, draft } = useContextOf(page, 'form', 'draft');
  const steps = useChild(page, 'steps');
  const { paper, print } = usePaper(LateTemplatePaper, { form, version });
  const content = contentOf(form);
  const { experts, groupFloorPercent: floor, note } = content;
  return (
    <section aria-label={titleOf(version)}>
      <Stack gap="md" mb="md">
        {steps && (
          <TemplateHeading page={page} steps={steps} heldBy={draft ? t('draftFirst') : undefined} onPrint={print} />
        )}
        <Alert color="gray" variant="light" py="xs">
          <Text inherit>{version.status === 'inForce' ? t('readOnly.inForce') : t('readOnly.retired')}</Text>
          {draft && <Text inherit>{t('readOnly.draft')}</Text>}
        </Alert>
        {draft && <DraftOffer page={page} savedAt={draft.savedAt} isOlder={draft.version !== version.version} />}
        <Paper withBorder p="md" className={readingClasses.record}>
          <Pairs>
            <Pair name="experts" label={t('form.experts')}>
              {String(experts)}
            </Pair>
            <Pair name="floor" label={t('form.floor')}>
              {floor !== null && String(floor)}
            </Pair>
            <Pair name="note" label={t('form.note')} wide>
              {note && <div className={readingClasses.prose}>{note}</div>}
            </Pair>
          </Pairs>
        </Paper>
        <Paper withBorder p="md">
          <TemplateContent content={content} />
        </Paper>
      </Stack>
      <ActionBar
        status={t('updated', { who: lastEditor(version), time: formatTime(version.updatedTime) })}
        list={templatesPath}
        wide
      >
        {null}
      </ActionBar>
      {steps && <StepDialogs steps={steps} onFix={() => undefined} />}
      {paper}
    </section>
  );
}
