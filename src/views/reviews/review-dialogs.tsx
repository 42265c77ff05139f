import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meanText } from '#src/views/words/number-text.ts';
import { resultOf, shownResult } from '#src/domain/scoring/result.ts';
import { dayAt } from '#src/domain/platform-time.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import { resultRule } from '#src/domain/scoring/result-rule.ts';
import type { PanelOffer } from '#src/domain/scoring/panel.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import { legible } from '#src/i18n/legible.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import type { Asked, ReviewStep } from '#src/machines/scoring/review-context.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { DateInput } from '#src/views/fields/date-input.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { useExpertFacts } from './desk-words.ts';
import { ExpertChoice } from './review-experts.tsx';

interface Props {
  page: ReviewActor;
  review: Review;
}

/** The dialogs of the chair's steps. A reason is kept until the server has accepted the step, also when its dialog closes. */
export function ReviewDialogs({ page, review }: Props) {
  const { asked, offer } = useContextOf(page, 'asked', 'offer');
  const isOpen = useMatches(page, { reviewing: { step: 'asking' } }, { reviewing: { step: 'sending' } });
  const shown = isOpen ? asked : null;
  useDialogFocus(shown && `${shown.step} ${shown.account ?? ''}`, () => page.send({ type: 'step.cancel' }));
  if (!shown) return null;
  return <Question page={page} review={review} asked={shown} offer={offer ?? noOffer} />;
}

interface QuestionProps extends Props {
  asked: Asked;
  offer: PanelOffer;
}

/** For steps that appoint nobody. */
const noOffer: PanelOffer = { candidates: [], template: null, due: '', last: null };

function Question({ page, review, asked: { step, account }, offer }: QuestionProps) {
  const { t } = useTranslation(['reviews', 'content']);
  const factsOf = useExpertFacts();
  const busy = useMatches(page, { reviewing: { step: 'sending' } });
  const { onward } = useContextOf(page, 'onward');
  // An accepted step makes a new version.
  const [reason, setReason] = usePageState(`ask ${step} ${account ?? ''} ${review.version}`, '');
  const [by, setBy] = useState('');
  const [due, setDue] = useState(review.due);
  const [today] = useState(() => dayAt(Date.now()));
  const [added, setAdded] = useState<readonly string[]>([]);
  const member = review.members.find((one) => one.account === account);
  const others = offer.candidates.filter((one) => review.members.every((on) => on.account !== one.account));
  const isRecused = member?.state === 'recused';
  const name = member?.name ?? review.title;
  const action = t(step === 'pass' && review.status === 'passed' ? 'step.passAgain' : `step.${step}`);
  const send = stepOf();
  return (
    <ConfirmDialog
      title={
        <Text inherit lineClamp={3} title={name}>
          {t(`ask.${step}`, { name })}
        </Text>
      }
      action={action}
      grave={step === 'return' || step === 'replace'}
      busy={busy}
      disabled={send === null}
      onConfirm={() => send && page.send({ type: 'step.send', step: send })}
      further={
        (step === 'pass' || step === 'return') && onward
          ? {
              action: t('step.further', { step: action, count: onward.count }),
              onConfirm: () => send && page.send({ type: 'step.send', step: send, goesOn: true }),
            }
          : null
      }
      onCancel={() => page.send({ type: 'step.cancel' })}
    >
      <Stack gap="sm">
        {step === 'change' ? (
          <>
            <DateInput
              label={t('due.label')}
              value={due}
              onChange={setDue}
              required
              {...(due !== review.due && { minDate: today })}
            />
            <ExpertChoice
              label={t('experts.add')}
              offer={{ ...offer, candidates: others, last: null }}
              chosen={added}
              onChange={setAdded}
            />
          </>
        ) : (
          <Text>{body()}</Text>
        )}
        {step === 'replace' && (
          <NativeSelect
            label={t('experts.by')}
            description={t('experts.conflict')}
            data={[
              { value: '', label: t(isRecused ? 'experts.choose' : 'experts.nobody') },
              ...others.map((one) => ({
                value: one.account,
                label: legible([one.name, ...factsOf(one)].join(' · ')),
              })),
            ]}
            value={by}
            onChange={(event) => setBy(event.currentTarget.value)}
          />
        )}
        {step !== 'change' && step !== 'pass' && (
          <Textarea
            label={t('reason.label')}
            description={t('reason.hint')}
            required
            autosize
            minRows={3}
            maxRows={8}
            maxLength={500}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );

  function body(): string {
    if (step === 'replace' && isRecused) return t('body.succeed');
    if (step !== 'pass') return step === 'change' ? '' : t(`body.${step}`, resultRule.parameters);
    const { mean, grade } = shownResult(review.template, resultOf(review.template, review.sheets ?? []));
    return t('body.pass', { mean: meanText(mean ?? 0), grade: grade ?? '' });
  }

  /** The step to send; null if something is missing. */
  function stepOf(): ReviewStep | null {
    const { id } = review;
    const why = reason.trim();
    if (step === 'pass') return { step, request: { id } };
    if (step === 'change') {
      const isChanged = due !== review.due || added.length > 0;
      return isDay(due) && (due === review.due || due >= today) && isChanged
        ? { step, request: { id, due, add: [...added] } }
        : null;
    }
    if (why === '') return null;
    if (step === 'return') return { step, request: { id, reason: why } };
    if (account === null) return null;
    if (step === 'replace' && isRecused && by === '') return null;
    if (step === 'replace') return { step, request: { id, account, ...(by && { by }), reason: why } };
    return { step, request: { id, account, reason: why } };
  }
}
