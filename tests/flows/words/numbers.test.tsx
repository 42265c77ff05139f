import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { recordPath } from '#src/domain/routes/location.ts';
import { scorePath, scoringPathOf } from '#src/domain/scoring/kinds.ts';
import { resultOf } from '#src/domain/scoring/result.ts';
import { languages } from '#src/i18n/languages.ts';
import { changeLanguage } from '#src/i18n/setup.ts';
import { meanText, pointsFigure, pointsText } from '#src/views/words/number-text.ts';
import { onPage, shownPage } from '#tests/flows/support/page.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startReviews } from '#tests/flows/support/reviews.ts';
import { layOutCharts } from '#tests/flows/support/figures.ts';

const experts = ['expert', 'expert2', 'expert3'];

/** Three sheets, whose mean has two decimals; of a base in Nanning. */
async function scored() {
  const bench = startReviews();
  const panel = await bench.appoint(experts);
  for (const [index, share] of [0.925, 0.9, 0.88].entries()) await bench.submit(panel, experts[index] ?? '', share);
  return { ...bench, panel: await bench.review(panel.id) };
}

/** The texts with a decimal point, and those with the Chinese name of the city. */
const foreign = (root: Element, city: string): string[] => {
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (/\d\.\d/.test(text) || text.includes(city)) found.push(text);
  }
  return found;
};

test('B21, W1.12: a figure has the decimal sign of its language: points in a column with one decimal, means with two', async () => {
  const shown: Record<string, string[]> = {};
  for (const language of languages) {
    await changeLanguage(language);
    shown[language] = [pointsText(91), pointsText(8.5), pointsFigure(91), pointsFigure(8.5), meanText(81.375)];
  }
  const point = ['91', '8.5', '91.0', '8.5', '81.38'];
  expect(shown).toEqual({ zh: point, en: point, ja: point, es: ['91', '8,5', '91,0', '8,5', '81,38'] });
});

test('a review in Spanish, on the page and on paper: decimal commas and the Spanish name of the city', async () => {
  layOutCharts();
  const { server, panel } = await scored();
  const { mean } = resultOf(panel.template, panel.sheets ?? []);
  const { user } = await renderApp({
    url: recordPath(scorePath, panel.id),
    account: 'auditor',
    server,
    language: 'es',
  });
  await waitFor(() => onPage().getByText(meanText(mean ?? 0)));
  for (const button of onPage().getAllByRole('button', { name: /^Detalle: |^Dispersión por criterio$/ }))
    await user.click(button);
  await waitFor(() => onPage().getByRole('table', { name: 'Dispersión por criterio' }));
  expect(foreign(shownPage(), panel.area)).toEqual([]);
  expect(foreign(await onPaper(), panel.area)).toEqual([]);
});

test('the scoring desk and a sheet in Spanish: decimal commas and the Spanish name of the city', async () => {
  const { server, panel } = await scored();
  await renderApp({
    url: `${scoringPathOf(panel.kind)}?review=${panel.id}`,
    account: 'expert',
    server,
    language: 'es',
  });
  await waitFor(() => onPage().getByRole('heading', { level: 1, name: panel.title }));
  expect(foreign(shownPage().querySelector('[data-sheet]') ?? shownPage(), panel.area)).toEqual([]);
  navigate(`${scorePath}?show=done`);
  await waitFor(() => within(onPage().getByRole('table')).getByText(panel.title));
  expect(foreign(onPage().getByRole('table'), panel.area)).toEqual([]);
});

test('the means and shares of statistics in Spanish have decimal commas', async () => {
  layOutCharts();
  const { server } = await scored();
  await renderApp({ url: '/statistics/saBaseScore', account: 'admin', server, language: 'es' });
  const [table] = await waitFor(() => onPage().getAllByRole('table'));
  expect(table && foreign(table, '南宁市')).toEqual([]);
  expect(foreign(await onPaper(), '南宁市')).toEqual([]);
});
