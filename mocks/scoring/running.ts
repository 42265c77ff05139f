import type { Subject } from '#src/domain/scoring/review.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { viewerOf } from './answers.ts';
import { conflictWords, isInConflict } from './experts.ts';
import type { Panel } from './panels.ts';
import { lookUpSubject } from './subjects.ts';

// Refusals of steps of persons who hold the right to run panels.

/** Refuses a step of a chair who has a conflict of interest, which binds chairs like experts (W1.2). */
export async function checkImpartial(subject: Subject, call: Call): Promise<void> {
  const judged = await lookUpSubject(subject, call.tx);
  if (judged && (await isInConflict(requireSession(call.session).account, judged, call.tx)))
    throw new Refusal(400, `${conflictWords}，评审由其他评审组长办理`);
}

/** Refuses steps about points to persons who still have to score: the answer would reveal points (W1.1). */
export async function checkSight(panel: Panel, call: Call): Promise<void> {
  const { seesSheets } = await viewerOf(panel, call);
  if (!seesSheets) throw new Refusal(400, '请先提交本人的评分表');
}
