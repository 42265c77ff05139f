import type { inspectionEndpoints } from '#src/api/endpoints/inspection.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { columnTypes, homePagePath } from '#src/domain/inspection/columns.ts';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { consultationFilters } from '#src/domain/inspection/links.ts';
import { offlineIn } from '#src/domain/inspection/slots.ts';
import { foundIn, type Tally, tallyOf } from '#src/domain/inspection/tally.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { matching } from '#mocks/consultations/query.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { describePage, savedHomePage } from '#mocks/server/home-page.ts';
import { allRecords } from '#mocks/server/records.ts';
import { requireSession } from '#mocks/server/session.ts';
import { consultationCollection } from '#mocks/store/collections.ts';
import { type Budget, checkedFacts, mostAtOnce } from './checked-records.ts';
import { inspectionSituation, type InspectionSituation } from './situation.ts';

/** The inspection (decision 068): each figure is computed from the records that the lists show. */
export const inspectionResolvers: ResolversOf<typeof inspectionEndpoints> = {
  async query(_, call) {
    const { grants } = requireSession(call.session);
    const situation = await inspectionSituation(call);
    const budget: Budget = { left: mostAtOnce };
    const columns = contentDescriptors.filter(
      ({ path }) => columnTypes.some((type) => type.path === path) && opens(grants, path),
    );
    const tallies: Tally[] = [];
    let unchecked = 0;
    for (const type of columns) {
      const counted = await countColumn(type, situation, budget, call);
      tallies.push(counted.tally);
      unchecked += counted.unchecked;
    }
    const total = tallies.reduce((sum, { column }) => sum + column.online, 0);
    return {
      time: situation.now,
      checked: total - unchecked,
      total,
      columns: tallies.map(({ column }) => column),
      findings: foundIn(tallies).map(({ path, check, count }) => ({ path, check, count })),
      consultations: opens(grants, consultationsPath) ? await countConsultations(situation.now, call) : null,
      homePage: opens(grants, homePagePath)
        ? offlineIn((await describePage(await savedHomePage(call.tx), call.tx)).slots)
        : null,
    };
  },
};

async function countColumn(type: ContentType, situation: InspectionSituation, budget: Budget, { tx }: Call) {
  let unchecked = 0;
  const online = (await allRecords(tx, type.path)).filter(({ status }) => status === 'online');
  const facts = online.map((record) => {
    const checked = checkedFacts(type, record, situation, budget);
    if (!checked) unchecked += 1;
    return checked ?? { id: record.id, updatedTime: record.updatedTime, checks: [] };
  });
  return { tally: tallyOf(type.path, facts, situation.now), unchecked };
}

async function countConsultations(time: string, { tx }: Call): Promise<NonNullable<Inspection['consultations']>> {
  const rows = await tx.all(consultationCollection);
  const today = time.slice(0, 10);
  const { overdue, unanswered } = consultationFilters({ time });
  const numberOf = (filters: typeof overdue | typeof unanswered) => matching(rows, filters, { me: '', today }).length;
  return { overdue: numberOf(overdue), unanswered: numberOf(unanswered) };
}
