import { type PanelOffer, usualDue } from '#src/domain/scoring/panel.ts';
import { hasLeft } from '#src/domain/scoring/review.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { currentCalendar } from '#mocks/consultations/calendar.ts';
import type { Call } from '#mocks/server/handle.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { candidatesFor } from './experts.ts';
import { findTemplateInForce, openReviewIn } from './opening.ts';
import { allPanels, appointedTimeOf, type Panel, stateOf } from './panels.ts';
import type { Reviewed } from './subjects.ts';

/** What a chair starts from when appointing a panel for a subject, or changing the panel that it has. */
export async function offerFor(subject: Reviewed, { tx, now }: Call): Promise<PanelOffer> {
  const panels = await allPanels(tx);
  const panel = openReviewIn(panels, subject);
  const template = await findTemplateInForce(subject.kind, tx);
  const last = lastOf(panels.filter(({ review }) => review.kind === subject.kind && review.id !== panel?.review.id));
  return {
    candidates: await candidatesFor(subject, panel, panels, tx),
    template: template && { name: template.name, number: template.number, experts: template.experts },
    due: usualDue(
      dayOf(toShanghaiTime(now)),
      last && { appointed: last.appointed, due: last.panel.review.due },
      await currentCalendar(tx),
    ),
    last: last && {
      title: last.panel.review.title,
      day: last.appointed,
      experts: last.panel.sheets
        .filter((sheet) => !hasLeft(stateOf(sheet)))
        .map(({ account, name }) => ({ account, name })),
    },
  };
}

/** The panel that was appointed last, with the day of its appointment. */
function lastOf(panels: readonly Panel[]): { panel: Panel; appointed: string } | null {
  const dated = panels.map((panel) => ({ panel, time: appointedTimeOf(panel) }));
  const last = dated.sort((a, b) => (a.time < b.time ? 1 : -1))[0];
  return last ? { panel: last.panel, appointed: dayOf(last.time) } : null;
}
