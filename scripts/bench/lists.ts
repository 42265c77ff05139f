import { chooseInMenu, expectList, fillLogin, shownPage, tab } from '#tests/browser/support/app.ts';
import { articles, type Bench, expectRows, openList, type Place, rows } from './journey.ts';
import { lastTiming, timeNext } from './paints.ts';

/** From the click on a tab until its page is painted. */
export async function switchTabs(bench: Bench) {
  const page = await openList(bench, articles);
  await chooseInMenu(page, '资讯中心');
  await expectList(page);
  await page.evaluate((size) => history.pushState(null, '', `/home/informationCenter?pageSize=${size}`), rows);
  await expectRows(page);
  const titles = ['科普知识', '资讯中心'];
  let turn = 1;
  return async () => {
    const title = titles[(turn += 1) % 2] ?? '';
    await timeNext(page, 'click', `main > :not([data-kept]) h1`, title);
    await tab(page, title).click();
    return lastTiming(page);
  };
}

/** From the click on 登录 until the rows are painted. */
export const openFirst =
  (place: Place) =>
  ({ open }: Bench) =>
    Promise.resolve(async () => {
      const page = await open();
      await page.goto(`/login?redirect=${encodeURIComponent(`${place.path}?pageSize=${rows}`)}`);
      await fillLogin(page, place.account);
      await timeNext(page, 'click', 'main table tbody tr', '');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      const took = await lastTiming(page);
      await page.context().close();
      return took;
    });

/** From the click on the next page until its rows are painted. */
export const turnPage = (place: Place) => async (bench: Bench) => {
  const page = await openList(bench, place);
  return async () => {
    const first = await shownPage(page).locator('tbody tr').first().textContent();
    await timeNext(page, 'click', 'main table tbody tr:first-child', `not ${first}`);
    await shownPage(page).getByRole('button', { name: '下一页' }).click();
    return lastTiming(page);
  };
};

/** From the last letter of a keyword until its rows are painted. It includes the typing pause of the list. */
export const searchList = (place: Place) => async (bench: Bench) => {
  const page = await openList(bench, place);
  const words = ['湿地', '森林防火', '红树林'];
  let turn = 0;
  return async () => {
    const first = await shownPage(page).locator('tbody tr').first().textContent();
    await timeNext(page, 'input', 'main table tbody tr:first-child', `not ${first}`);
    await shownPage(page)
      .getByRole('searchbox')
      .first()
      .fill(words[(turn += 1) % words.length] ?? '');
    return lastTiming(page);
  };
};
