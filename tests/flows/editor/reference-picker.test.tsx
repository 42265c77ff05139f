import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { homes } from '#mocks/seed/content/base-resources.ts';
import { choose, inputOf } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, onPage } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const first = homes.find(({ name }) => name.includes('弄岗')) ?? { id: '', name: '' };
const farms = homes.filter(({ name }) => name.includes('林场')).map(({ name }) => name);

/** Longer than any pause for typing, so that every pending request has been sent. */
const rest = () => vi.advanceTimersByTimeAsync(2000);

/** The names in the list of an input. */
const offered = (input: HTMLInputElement): string[] =>
  [...document.querySelectorAll(`[id="${input.getAttribute('aria-controls')}"] [role=option]`)].map(
    (option) => option.textContent,
  );

/** The keywords that the server received; an opened list requests all records. */
const asked = ({ server }: RenderedApp): string[] =>
  server
    .callsOf('/home/baseResources/options')
    .map(({ body }) => (body as { keyword: string }).keyword)
    .filter(Boolean);

const places = [
  ['the filter of a list', science, () => onPage().getByLabelText<HTMLInputElement>('所属基地', { selector: 'input' })],
  ['a new record', `${science}/new`, () => inputOf('homeBase')],
] as const;

test.each(places)(
  'with a base picked in %s another one is found, and typed text is cleared when nothing is chosen',
  async (_, url, input) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await renderApp({ url, account: 'editor' });
    await waitFor(input);
    // The filter’s picker is loaded when it is first focused.
    await app.user.click(input());
    await waitFor(() => expect(input().readOnly).toBe(false));
    await fill(app.user, input(), '弄岗');
    await choose(app.user, input(), first.name);
    await waitFor(() => expect(input().value).toBe(first.name));

    await fill(app.user, input(), '林场');
    await waitFor(() => expect(offered(input())).toEqual(farms));
    await rest();
    expect({ value: input().value, offered: offered(input()), asked: asked(app) }).toEqual({
      value: '林场',
      offered: farms,
      asked: ['弄岗', '林场'],
    });

    await app.user.tab();
    expect(input().value).toBe(first.name);
    await choose(app.user, input(), farms[0] ?? '');
    await rest();
    expect([input().value, asked(app)]).toEqual([farms[0], ['弄岗', '林场']]);
  },
);

test('the picked base is shown by name while others are searched for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp({ url: `${science}?homeBase=${first.id}`, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  const input = places[0][2];
  await waitFor(() => expect(input().value).toBe(first.name));
  await fill(app.user, input(), '没有这个基地');
  await rest();
  await waitFor(() =>
    expect({ value: input().value, offered: offered(input()), asked: asked(app) }).toEqual({
      value: '没有这个基地',
      offered: [],
      asked: [first.id, '没有这个基地'],
    }),
  );
  await app.user.tab();
  expect(input().value).toBe(first.name);
});
