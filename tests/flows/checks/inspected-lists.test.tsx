import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { book } from '#tests/flows/support/consultations.ts';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const chip = (filter: string) => waitFor(() => onPage().getByRole('button', { name: `移除筛选“${filter}”` }));

test('decision 068: a list that the inspection opens names its filter, which a press removes', async () => {
  const { user } = await renderApp({ url: '/home/scienceKnowledge?finding=missing', account: 'editor' });
  await user.click(await chip('检查发现：缺少建议填写的内容'));
  await waitFor(() => expect(location.search).toEqual(''));
});

test('decision 068: the list of consultations that are unanswered for too long names the day', async () => {
  const { user } = await renderApp({ url: `${book}?waitingSince=2020-01-01`, account: 'service' });
  await findOnPage('共0条');
  await user.click(await chip('未答复，自该日或更早：2020-01-01'));
  await waitFor(() => expect(location.search).toEqual(''));
});
