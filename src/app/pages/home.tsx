import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import { contentTypes } from '#src/domain/content/types.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { textOf } from '#src/domain/content/record.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { homeMachine, type OwnRecord } from '#src/machines/home.ts';
import { HomeScreen } from '#src/views/home/home-screen.tsx';
import type { PageWorld, Screen } from '../screen.ts';

/** How many records of one's own the home page shows. */
const shownRecords = 8;

/** The home page: the person's own latest records over all content types that are granted (decision 17). */
export async function createHomeScreen(world: PageWorld): Promise<Screen> {
  await loadTexts('home', 'content');
  return {
    Component: HomeScreen,
    logic: homeMachine.provide({
      actors: { fetchRecent: fromPromise(({ signal }) => fetchRecent(world, signal)) },
    }),
  };
}

async function fetchRecent({ http, session }: PageWorld, signal: AbortSignal): Promise<Result<readonly OwnRecord[]>> {
  const { account, grants } = session().context;
  if (!account) return success([]);
  const granted = contentTypes.filter(({ path }) => grants.admin || grants.pages.includes(path));
  const query = { ...defaultListQuery, orderBy: 'updatedTime', desc: true, filters: { createdBy: account.account } };
  const answers = await Promise.all(
    granted.map(async (entry) => {
      const type = await entry.load();
      const answer = await createContentApi(http, type).query(query, signal);
      if (!answer.ok) return answer;
      return success(
        answer.value.list.map((record): OwnRecord => ({ listPath: type.path, title: textOf(record, type.titleField), record })),
      );
    }),
  );
  const own: OwnRecord[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    own.push(...answer.value);
  }
  own.sort((a, b) => b.record.updatedTime.localeCompare(a.record.updatedTime));
  return success(own.slice(0, shownRecords));
}
