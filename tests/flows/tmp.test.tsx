import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './support/render-app.tsx';
test('x', async () => {
  const { server } = await renderApp({ url: '/home/scienceKnowledge', account: 'editor' });
  await screen.findByText('共60条');
  console.log(document.querySelector('#main')?.textContent);
  await new Promise((r) => setTimeout(r, 500));
  console.log(document.querySelector('#main')?.textContent);
  console.log(document.querySelector('tbody')?.outerHTML.slice(0, 3000));
});
