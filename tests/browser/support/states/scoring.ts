import { expect } from '@playwright/test';
import { expectList, openAs, shownPage } from '#tests/browser/support/app.ts';
import { desk } from '#tests/browser/support/rating.ts';
import type { States } from './states.ts';

const templates = '/set/masterplate';

/** Every state of the scoring screens, with the steps that lead there. */
export const scoringStates: States = {
  'the desk of a chair': async (page) => {
    await openAs(page, 'auditor', desk);
    await expectList(page);
  },
  'a review with its result': async (page) => {
    await openAs(page, 'auditor', `${desk}?status=passed`);
    await expectList(page);
    await shownPage(page).getByRole('row').nth(1).getByRole('link').first().click();
    await shownPage(page).getByRole('button', { name: '各评分指标的分差' }).click();
    await expect(shownPage(page).getByRole('table', { name: '各评分指标的分差' })).toBeVisible();
  },
  'a sheet being filled in': async (page) => {
    await openAs(page, 'expert', `${desk}?show=mine`);
    await expectList(page);
    await shownPage(page).getByRole('link', { name: /评分/ }).first().click();
    const points = shownPage(page).locator('[data-points]').first();
    await points.fill('0.3');
    await points.blur();
    await expect(points).toHaveAttribute('aria-invalid', 'true');
  },
  'the templates': async (page) => {
    await openAs(page, 'admin', templates);
    await expect(shownPage(page).getByRole('region', { name: '森林康养基地' })).toBeVisible();
  },
  'a template whose sum is wrong': async (page) => {
    await openAs(page, 'admin', templates);
    await shownPage(page)
      .getByRole('button', { name: /^复制为新版本：森林康养/ })
      .first()
      .click();
    await shownPage(page).getByLabel('评分指标A1：分值').fill('2.5');
    await expect(shownPage(page).getByText('本组满分20，已分配19.5')).toBeVisible();
  },
  'two versions of a template': async (page) => {
    await openAs(page, 'admin', templates);
    await shownPage(page).getByRole('link', { name: /对比/ }).first().click();
    await expect(shownPage(page).getByRole('table').first()).toBeVisible();
  },
  'the map of the bases': async (page) => {
    await openAs(page, 'editor', '/home/baseResources?view=map');
    await shownPage(page)
      .getByRole('button', { name: /^南宁市，\d+个基地$/ })
      .click();
    await expect(shownPage(page).getByRole('heading', { name: /南宁市/ })).toBeVisible();
  },
};
