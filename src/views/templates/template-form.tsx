import { Button, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { lastEditor } from '#src/domain/last-editor.ts';
import { type TemplateVersion, templatesPath } from '#src/domain/scoring/template-version.ts';
import { isTemplateChanged } from '#src/machines/templates/template-context.ts';
import type { TemplateStepsActor } from '#src/machines/templates/steps.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import { useChild, useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';
import { SaveButton } from '#src/views/forms/save-button.tsx';
import { usePaper } from '#src/views/print/use-paper.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { LateTemplatePaper } from './late-template-paper.ts';
import { StepDialogs } from './step-dialogs.tsx';
import { TemplateBasics } from './template-basics.tsx';
import { TemplateConflict } from './template-conflict.tsx';
import { TemplateFaults } from './template-faults.tsx';
import { TemplateGroups } from './template-groups.tsx';
import { TemplateHeading } from './template-heading.tsx';
import { TemplateLists } from './template-lists.tsx';
import { useTemplateForm } from './use-template-form.ts';
import { useTemplateWords } from './use-template-words.ts';

/** The form of a draft of a template; the machine holds the input. */
export function TemplateForm({ page }: { page: TemplateActor }) {
  const { t } = useTranslation('templates');
  const { titleOf } = useTemplateWords();
  const { saved, form, draft } = useContextOf(page, 'saved', 'form', 'draft');
  const busy = useTag(page, 'busy');
  const changed = useSelector(page, ({ context }) => isTemplateChanged(context));
  const steps = useChild(page, 'steps');
  const { element, edit, jumpTo, errors, faults, wrong, locked } = useTemplateForm(page);
  const isIdle = locked || (saved !== null && !changed);
  const save = () => page.send({ type: 'save' });
  const heldBy = changed ? t('saveFirst') : draft ? t('draftFirst') : undefined;
  const unsavable = Object.values(wrong).filter((fault) => fault !== 'required').length;

  const status = (
    <>
      {statusText()}
      {' · '}
      <TemplateFaults faults={faults} onJump={jumpTo} />
    </>
  );

  const { paper, print } = usePaper(LateTemplatePaper, { form, version: saved });

  useSaveKey(() => {
    if (!isIdle) save();
  });

  return (
    <form
      ref={element}
      aria-label={saved ? titleOf(saved) : t('form.new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle) save();
      }}
    >
      <Stack gap="md" mb="md">
        {steps && <TemplateHeading page={page} steps={steps} heldBy={heldBy} onPrint={print} />}
        {draft && (
          <DraftOffer page={page} savedAt={draft.savedAt} isOlder={draft.version !== (saved?.version ?? null)} />
        )}
        <TemplateBasics page={page} form={form} errors={errors} locked={locked} edit={edit} />
        <TemplateGroups form={form} errors={errors} locked={locked} edit={edit} />
        <TemplateLists form={form} errors={errors} locked={locked} edit={edit} />
      </Stack>
      <ActionBar status={status} failed={unsavable > 0} list={templatesPath} wide>
        <SaveButton variant={saved && !heldBy ? 'default' : 'filled'} loading={busy} idle={isIdle}>
          {t('save')}
        </SaveButton>
        {steps && saved && <EnforceButton steps={steps} version={saved} heldBy={heldBy} />}
      </ActionBar>
      {steps && <StepDialogs steps={steps} onFix={(_, place) => jumpTo(place)} />}
      <TemplateConflict page={page} />
      {paper}
    </form>
  );

  function statusText(): string {
    if (unsavable > 0) return t('state.wrong', { count: unsavable });
    if (changed) return t('state.unsaved');
    return saved ? t('updated', { who: lastEditor(saved), time: formatTime(saved.updatedTime) }) : t('state.new');
  }
}

interface EnforceProps {
  steps: TemplateStepsActor;
  version: TemplateVersion;
  /** Why the version cannot be activated now. */
  heldBy: string | undefined;
}

/** The next step of a saved draft. */
function EnforceButton({ steps, version, heldBy }: EnforceProps) {
  const { t } = useTranslation('templates');
  const sending = useMatches(steps, 'sending');
  return (
    <Button
      variant={heldBy === undefined ? 'filled' : 'default'}
      disabled={sending || heldBy !== undefined}
      onClick={() => steps.send({ type: 'step.ask', do: 'enforce', version })}
    >
      {t('enforce')}
    </Button>
  );
}
