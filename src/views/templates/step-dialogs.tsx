import { Anchor, Box, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lastEditor } from '#src/domain/last-editor.ts';
import { contentFaults } from '#src/domain/scoring/content-faults.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { AskedStep, TemplateStepsActor } from '#src/machines/templates/steps.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { DifferenceList } from './difference-list.tsx';
import classes from './templates.module.css';
import { placeOf, useTemplateWords } from './use-template-words.ts';

type Fix = (version: TemplateVersion, place: string) => void;

interface Props {
  steps: TemplateStepsActor;
  /** Opens the version at the field of a fault. */
  onFix: Fix;
}

/** The confirmation of a step, and the reason why a file was refused. */
export function StepDialogs({ steps, onFix }: Props) {
  const { t } = useTranslation('templates');
  const { work, overtaken, fault, file } = useContextOf(steps, 'work', 'overtaken', 'fault', 'file');
  const isAsked = useMatches(steps, 'asking', 'sending', 'renewing');
  const busy = useMatches(steps, 'sending', 'renewing');
  const asked = isAsked && work && work.do !== 'add' ? work : null;
  const cancel = () => steps.send({ type: 'step.cancel' });
  const dismiss = () => steps.send({ type: 'file.dismiss' });
  useDialogFocus(asked ? asked.do : fault, asked ? cancel : dismiss);
  if (fault) {
    return (
      <ConfirmDialog
        title={<Clipped>{t('file.title', { name: file?.name ?? '' })}</Clipped>}
        action={null}
        onConfirm={dismiss}
        onCancel={dismiss}
      >
        <Text>{t(`file.${fault}`)}</Text>
      </ConfirmDialog>
    );
  }
  return (
    asked && <Question key={asked.do} step={asked.do} {...{ version: asked.version, overtaken, busy, steps, onFix }} />
  );
}

interface QuestionProps extends Props {
  step: AskedStep;
  version: TemplateVersion;
  /** The version as it was when the dialog was first opened, if somebody else has changed it since. */
  overtaken: TemplateVersion | null;
  busy: boolean;
}

function Question({ step, version, overtaken, busy, steps, onFix }: QuestionProps) {
  const { t } = useTranslation('templates');
  const { titleOf, faultText } = useTemplateWords();
  const faults = step === 'enforce' ? contentFaults(version) : [];
  const cancel = () => steps.send({ type: 'step.cancel' });
  return (
    <ConfirmDialog
      title={
        <Text inherit lineClamp={3}>
          {t(`ask.${step}`, { title: titleOf(version) })}
        </Text>
      }
      size={overtaken ? 'xl' : 'md'}
      action={faults.length > 0 ? null : t(step)}
      grave={step !== 'enforce'}
      busy={busy}
      onConfirm={() => steps.send({ type: 'step.confirm' })}
      onCancel={cancel}
    >
      {overtaken && (
        <>
          <Text mb="sm" role="alert">
            <Clipped>{t('ask.overtaken', { who: lastEditor(version), time: formatTime(version.updatedTime) })}</Clipped>
          </Text>
          <Box mah="40vh" tabIndex={0} mb="sm" style={{ overflowY: 'auto' }}>
            <DifferenceList
              before={overtaken}
              after={version}
              names={{ before: t('ask.before'), after: t('ask.after') }}
            />
          </Box>
        </>
      )}
      {faults.length > 0 ? (
        <>
          <Text>{t('ask.faults', { count: faults.length })}</Text>
          <ul className={classes.faults}>
            {faults.map((fault) => (
              <li key={`${fault.kind}.${placeOf(fault)}`}>
                <Anchor
                  component="button"
                  type="button"
                  underline="always"
                  onClick={() => {
                    cancel();
                    onFix(version, placeOf(fault));
                  }}
                >
                  {faultText(fault)}
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <Text>{bodyOf()}</Text>
          {step === 'enforce' && <Text mt="xs">{t('ask.enforce.other')}</Text>}
        </>
      )}
    </ConfirmDialog>
  );

  function bodyOf(): string {
    if (step === 'enforce') return t('ask.enforce.body');
    if (step === 'del') return t('ask.del.body');
    return version.kind === 'common' ? t('ask.retire.common') : t('ask.retire.body');
  }
}
