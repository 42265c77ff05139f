import type { TileOf } from '#src/domain/board/board.ts';
import { isRunning } from '#src/domain/consultations/consultation.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import { createPresenter } from '#mocks/consultations/answers.ts';
import type { Call } from '#mocks/server/handle.ts';
import { consultationCollection } from '#mocks/store/collections.ts';

const day = 24 * 60 * 60 * 1000;

/** Counts consultations by status, without their texts. */
export async function consultationsTile({ tx, now }: Call, time: string): Promise<TileOf<'consultations'>> {
  const stored = await tx.all(consultationCollection);
  const { toRow } = await createPresenter(tx, now);
  const rows = stored.map(toRow);
  const open = rows.filter(({ status }) => isRunning(status));
  const withStatus = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
  const answers = stored
    .flatMap(({ periods }) => periods)
    .flatMap(({ from, answeredTime }) => (answeredTime === null ? [] : instantOf(answeredTime) - instantOf(from)));
  return {
    time,
    new: withStatus('new'),
    inProgress: withStatus('inProgress'),
    answered: withStatus('answered'),
    closed: withStatus('closed'),
    overdue: open.filter(({ isOverdue }) => isOverdue).length,
    oldest: open.map(({ receivedTime }) => receivedTime).sort()[0] ?? null,
    answerDays:
      answers.length === 0
        ? null
        : Math.round((answers.reduce((sum, one) => sum + one, 0) / answers.length / day) * 10) / 10,
  };
}
