import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { ImportActor } from '#src/machines/tables/import.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { ChooseStep } from './choose-step.tsx';
import { CommitStep, ResultStep } from './commit-step.tsx';
import classes from './import.module.css';
import { KeptStep } from './kept-step.tsx';
import { MatchStep } from './match-step.tsx';
import { PreviewStep } from './preview-step.tsx';

export interface StepProps {
  type: ContentType;
  importer: ImportActor;
  onClose: () => void;
  /** Deletes imported records after a confirmation. */
  onTakeBack: (ids: readonly string[]) => void;
}

const steps = ['choose', 'match', 'check', 'save'] as const;

/** The import, step by step. While rows are being saved it can be stopped, not closed. */
export function ImportDialog({ type, importer, onClose, onTakeBack }: StepProps) {
  const { t } = useTranslation('tables');
  const text = useDomainText(['shell']);
  const isPhone = useIsPhone();
  const phase = useSelector(importer, phaseOf);
  const writing = phase === 'committing';
  const step = stepOf[phase];
  const heading = useRef<HTMLParagraphElement>(null);
  const announced = useRef(step);

  // A screen reader reads out the next step. The first one is read with the dialog itself.
  useEffect(() => {
    if (announced.current !== step) heading.current?.focus();
    announced.current = step;
  }, [step]);

  return (
    <Dialog
      onClose={writing ? null : onClose}
      title={t('import.title', { title: text(matchRoute(type.path)?.route.title ?? '') })}
      size="xl"
      fullScreen={isPhone}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <Text ref={heading} tabIndex={-1} size="sm" fw={600} className={classes.step}>
          {t('import.step', { number: step + 1, of: steps.length, name: t(`step.${steps[step] ?? 'choose'}`) })}
        </Text>
        {contentOf(phase, { type, importer, onClose, onTakeBack })}
      </Stack>
    </Dialog>
  );
}

type Phase = 'offered' | 'choosing' | 'matching' | 'preview' | 'committing' | 'finished';

const stepOf: Record<Phase, number> = { offered: 0, choosing: 0, matching: 1, preview: 2, committing: 3, finished: 3 };

/** The states of the machine that have their own screen; the other states are short phases of these. */
function phaseOf(snapshot: SnapshotFrom<ImportActor>): Phase {
  if (snapshot.matches('offered')) return 'offered';
  if (snapshot.matches('preview')) return 'preview';
  if (snapshot.matches('committing')) return 'committing';
  if (snapshot.matches('finished')) return 'finished';
  const isMatching = (['matching', 'rereading', 'checking', 'unchecked'] as const).some((state) =>
    snapshot.matches(state),
  );
  return isMatching ? 'matching' : 'choosing';
}

function contentOf(phase: Phase, props: StepProps): ReactNode {
  switch (phase) {
    case 'offered':
      return <KeptStep {...props} />;
    case 'choosing':
      return <ChooseStep {...props} />;
    case 'matching':
      return <MatchStep {...props} />;
    case 'preview':
      return <PreviewStep {...props} />;
    case 'committing':
      return <CommitStep {...props} />;
    case 'finished':
      return <ResultStep {...props} />;
    default:
      return phase satisfies never;
  }
}
