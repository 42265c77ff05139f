import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writerOf } from '#tests/flows/support/rich.ts';
import { science, serverWith } from '#tests/flows/support/record.ts';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

/** Starts with a Cyrillic letter, after user information that looks like a host. */
const disguised = 'https://example.cn@\u0430pple.com/a?b=1';
const content = `<p><a href="${disguised}">林业局</a> <a href="mailto:a@example.cn">邮箱</a> <a href="tel:0771-1234567">电话</a> <a href="${location.origin}/blank">首页</a></p>`;

const question = () => screen.findByRole('dialog', { name: '离开本平台' });
const asked = () => screen.queryByRole('dialog', { name: '离开本平台' });

/** Whether the browser would follow the link. The test prevents the navigation. */
function follows(link: HTMLElement, init: MouseEventInit = {}, kind = 'click'): boolean {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, ...init });
  let prevented = false;
  const stay = (received: Event) => {
    prevented = received.defaultPrevented;
    received.preventDefault();
  };
  globalThis.addEventListener(kind, stay, { once: true });
  fireEvent(link, event);
  return !prevented;
}

test('a preview’s link to another site asks first and shows the true host; staying keeps the preview open', async () => {
  const server = await serverWith({ content });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  await writerOf('content');
  await user.click(onPage().getByText('预览'));
  const preview = await screen.findByRole('dialog', { name: '前台预览' });
  const link = await within(preview).findByText('林业局');

  expect(follows(link)).toBe(false);
  const dialog = within(await question());
  expect(dialog.getByText('xn--pple-43d.com')).toBeDefined();
  expect(dialog.getByText('https://example.cn@xn--pple-43d.com/a?b=1')).toBeDefined();
  const { href, target, rel } = dialog.getByText('在新标签页中打开').closest('a') as HTMLAnchorElement;
  expect({ href, target, rel }).toEqual({
    href: 'https://example.cn@xn--pple-43d.com/a?b=1',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('留在本页'));

  await user.keyboard('{Escape}');
  await waitFor(() => expect(asked()).toBeNull());
  expect(screen.getByRole('dialog', { name: '前台预览' })).toBeDefined();

  // The middle button asks too, and then opens the link.
  expect(follows(link, { button: 1 }, 'auxclick')).toBe(false);
  expect(follows(within(await question()).getByText('在新标签页中打开'))).toBe(true);
  await waitFor(() => expect(asked()).toBeNull());

  expect(['邮箱', '电话', '首页'].map((name) => follows(within(preview).getByText(name)))).toEqual([true, true, true]);
  expect(asked()).toBeNull();
});

test('in an editable text a click sets the cursor, and a click with Ctrl asks', async () => {
  const server = await serverWith({ content });
  await renderApp({ url: `${science}/1`, account: 'editor', server });
  const link = within(await writerOf('content')).getByText('林业局');
  expect([follows(link), asked()]).toEqual([true, null]);
  expect(follows(link, { ctrlKey: true })).toBe(false);
  await question();
});

test('the website in a list asks too', async () => {
  const { user } = await renderApp({ url: '/home/baseResources', account: 'editor' });
  await findOnPage(/^共\d+条$/);
  await user.click(onPage().getByLabelText('列和行高'));
  await user.click(await screen.findByLabelText('官方网站'));
  const [link] = await waitFor(() => {
    const links = onPage().getAllByText(/^example\.com\/bases\//);
    expect(links.length).toBeGreaterThan(0);
    return links;
  });
  expect(follows(link as HTMLElement)).toBe(false);
  expect(within(await question()).getByText('example.com')).toBeDefined();
});
