import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checked } from '#src/domain/checks/subject.ts';
import type { Lack, NextStep } from '#src/domain/content/lifecycle.ts';
import { textOf } from '#src/domain/content/record.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { LateCheck, preloadPublishCheck } from '#src/views/publish/late-check.tsx';
import { useEditorPage, useIsDirty, useRecordForm, useSavesFirst } from './editor-page.ts';
import { useIsFree } from './record-operations.tsx';

const none: readonly never[] = [];

/**
 * The next step of the record's life, which saves unsaved changes first. What visitors or a panel would miss is listed beforehand
 * (decisions 009 and 035).
 */
export function NextStepButton({ step }: { step: NextStep }) {
  const { t } = useTranslation(['content', 'editor']);
  const { type, editor, record, jumpTo, takeStep } = useEditorPage();
  const dirty = useIsDirty();
  const savesFirst = useSavesFirst();
  const form = useRecordForm();
  const { uploading } = useContextOf(editor, 'uploading');
  const isFree = useIsFree();
  const busy = useTag(editor, 'busy');
  const requested = useSelector(editor, ({ context: { afterSave, operation } }) => (afterSave ?? operation)?.name);
  const isUnderWay = busy && requested === step.name;
  const [lacks, setLacks] = useState<readonly Lack[]>(none);
  const [checked, setChecked] = useState<Checked | null>(null);
  const hindrance = savesFirst && uploading ? t('editor:save.uploading') : undefined;
  const isIdle = hindrance !== undefined || busy || (!savesFirst && (!record || !isFree));
  const foresee = step.name === 'submit' ? undefined : preloadPublishCheck;
  const title = record ? textOf(record, type.titleField) : (form.getValues()[type.titleField] ?? '');
  return (
    <>
      <Button
        loading={isUnderWay}
        data-disabled={isIdle || undefined}
        aria-disabled={isIdle || undefined}
        title={hindrance}
        onPointerEnter={foresee}
        onFocus={foresee}
        onClick={() => {
          if (!isIdle) takeStep(step, { checked: null, reason: '', onLacking: setLacks, onCheck: setChecked });
        }}
      >
        {savesFirst && step.name !== 'submit' ? t(`editor:btn.saveAnd.${step.name}`) : t(`op.${step.name}`)}
      </Button>
      <LateCheck
        submit={
          lacks.length > 0
            ? {
                type,
                title,
                lacks,
                onClose: () => setLacks(none),
                onJump: (field) => {
                  setLacks(none);
                  jumpTo(field);
                },
              }
            : null
        }
        publish={
          checked
            ? {
                type,
                record: checked,
                isStored: !savesFirst,
                dirty: dirty && !savesFirst,
                onClose: () => setChecked(null),
                onPublish: (reason) => {
                  setChecked(null);
                  // The form may have changed meanwhile: a picture that was being uploaded arrives in its text.
                  takeStep(step, { checked, reason, onLacking: setLacks, onCheck: setChecked });
                },
                onJump: (field) => {
                  setChecked(null);
                  jumpTo(field);
                },
              }
            : null
        }
      />
    </>
  );
}
