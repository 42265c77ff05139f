import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EditorActor } from '#src/machines/content/editor.ts';
import { activePage } from '#src/machines/shell/tabs-context.ts';
import { readValue } from '#tests/flows/support/editor.ts';
import { findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { seedRecords } from '#tests/support/seed.ts';

const labels = () => [...shownPage().querySelectorAll('form section[data-group] dt')].map((label) => label.textContent);

test('a read-only record shows words instead of codes, formatted text, pictures, and a dash for an empty value', async () => {
  const server = await serverWith({
    keyword: '银杏，水杉',
    bannerTitle: '',
    cover: String(seedRecords['/basic/carousel'][0]?.['picture']),
    content: '<h2>概述</h2><p>正文<script>alert(1)</script></p>',
  });
  const { app } = await renderApp({ url: `${science}/1`, account: 'viewer', server });
  await waitFor(() => expect(readValue('bannerTitle')).toBe('—'));
  const content = shownPage().querySelector('[data-path=content] dd');
  expect({
    inputs: shownPage().querySelectorAll('form :is(input, textarea, [contenteditable])').length,
    type: readValue('type'),
    base: readValue('homeBase'),
    tags: [...shownPage().querySelectorAll('[data-path=keyword] li')].map(({ textContent }) => textContent),
    heading: content?.querySelector('h2')?.textContent,
    text: content?.textContent,
  }).toEqual({
    inputs: 0,
    type: expect.stringMatching(/^\p{Script=Han}+$/u),
    base: expect.stringMatching(/^\p{Script=Han}/u),
    tags: ['银杏', '水杉'],
    heading: '概述',
    text: '概述正文',
  });
  // The cover is beside the text, once.
  await waitFor(() => expect(shownPage().querySelectorAll('[data-path=cover] img')).toHaveLength(1));
  expect(onPage().getByLabelText('内容信息').querySelector('[data-path=cover] img')).toBeTruthy();
  // Its findings would not be shown, so it is not checked.
  const page = activePage(app.actors().tabs.getSnapshot().context)?.actor;
  const editor = page?.getSnapshot().context.screenActor as EditorActor;
  const checks = editor.getSnapshot().children.checks?.getSnapshot();
  expect([checks?.value, checks?.context.findings]).toEqual(['idle', null]);
});

test('a submitted application shows its place on a map instead of two numbers', async () => {
  const app = await renderApp({ url: '/home/baseResourcesApplication/SQ005', account: 'editor' });
  await findOnPage('已提交，等待评审；退回后才能修改。');
  const map = await screen.findByRole('img', { name: '位置在百色市' });
  expect({
    marked: map.querySelector('[data-marked]')?.textContent,
    place: readValue('lng')?.endsWith('106.42，23.13（WGS84）示意图，不作为划界依据。'),
    site: shownPage().querySelector('[data-path=officialWebsite] a')?.getAttribute('rel'),
    labels: labels(),
  }).toEqual({
    marked: '百色市',
    place: true,
    site: 'noopener noreferrer',
    labels: expect.arrayContaining(['坐标']),
  });
  expect(labels()).not.toContain('纬度');
  app.stop();
});
