import { expect, type Locator, type Page } from '@playwright/test';

/** The tools of a mock build. */
export const tools = (page: Page): Locator => page.locator('#tools');

/** Opens a tool by mouse, from the badge. */
export async function openTool(page: Page, name: string): Promise<Locator> {
  await tools(page).getByRole('button', { name: '测试与开发工具' }).click();
  await tools(page)
    .getByRole('button', { name: new RegExp(`^打开${name}`) })
    .click();
  const window = tools(page).getByRole('region', { name, exact: true });
  await expect(window).toBeVisible();
  return window;
}

/** Makes the window of the tools so high that a small screen shows its content. */
export const keepHeight = (page: Page, height: number) =>
  page.addInitScript((given) => {
    localStorage.setItem(
      'tools',
      JSON.stringify({ height: given, ...JSON.parse(localStorage.getItem('tools') ?? '{}') }),
    );
  }, height);
