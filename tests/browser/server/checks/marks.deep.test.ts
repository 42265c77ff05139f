import type { Locator, Page } from '@playwright/test';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const title = `${'绿水青山 green'.repeat(16)}银衫`;
const summary = `馆内有银衫，电话13907710001。\n馆内有银衫和红豆衫，联系林工13907710001，lin.gong.zhang.de.nombre@gxlyj.example.cn，布署云衫\n${'换行之后的文字与copied words仍要对齐，'.repeat(8)}\n\n${'补充。\n'.repeat(18)}电话13800001111\n`;

/** The field as it is, without its underlines, or its text as the layer above it draws it. */
async function pictureOf(field: Locator, drawn: 'field' | 'layer'): Promise<string> {
  await field.evaluate((element: HTMLElement, shown) => {
    const layer = element.nextElementSibling as HTMLElement;
    const { color } = getComputedStyle(element.parentElement as Element);
    CSS.highlights.clear();
    element.style.color = shown === 'field' ? color : 'transparent';
    layer.style.color = shown === 'field' ? 'transparent' : color;
  }, drawn);
  return (await field.screenshot({ caret: 'hide', animations: 'disabled' })).toString('base64');
}

/** The dark pixels of one picture without a dark one in the other within a pixel, which rounding may move a line by. */
const straysBetween = (one: string, other: string, page: Page): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (sign) => sign.codePointAt(0) ?? 0);
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const { width, height } = bitmap;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
          const isDark = (x: number, y: number) =>
            x >= 0 && x < width && (data[(y * width + x) * 4] ?? 255) + (data[(y * width + x) * 4 + 1] ?? 255) < 300;
          return { width, height, isDark };
        }),
      );
      if (!first || !second) throw new Error('there are no two pictures');
      const near = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
      const strays = (from: typeof first, to: typeof first) =>
        Array.from(
          { length: from.width * from.height },
          (_, index) => [index % from.width, Math.floor(index / from.width)] as const,
        ).filter(([x, y]) => from.isDark(x, y) && !near.some(([dx, dy]) => to.isDark(x + dx, y + dy))).length;
      return strays(first, second) + strays(second, first);
    },
    [one, other],
  );

for (const [width, language] of [
  [1440, 'zh'],
  [390, 'zh'],
  [1440, 'es'],
] as const)
  test(`at ${width} px, in ${language}, the underlines of a field lie under its text, also when it is scrolled, and a finding is scrolled into view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'editor', `${listPath}/45`);
    // The language decides where lines break.
    await page.evaluate((lang) => (document.documentElement.lang = lang), language);
    const field = (name: string) => shownPage(page).locator(`[data-path=${name}]`);
    await field('mainTitle').fill(title);
    await field('summary').fill(summary);
    const findings = shownPage(page).getByRole('listitem');
    const press = (words: RegExp) => findings.getByRole('button', { name: words }).first().click();
    await press(/^简介：含手机号：13800001111/);
    await expect(field('summary')).toBeFocused();
    const scrolled = await field('summary').evaluate((area: HTMLTextAreaElement) => ({
      selected: area.value.slice(area.selectionStart, area.selectionEnd),
      isInView: area.scrollTop > 0,
    }));
    expect(scrolled).toEqual({ selected: '13800001111', isInView: true });
    await expect(field('summary')).toBeInViewport();
    await press(/^主标题：疑为错字/);
    await expect(field('mainTitle')).toBeFocused();
    expect(await field('mainTitle').evaluate((input) => input.scrollLeft)).toBeGreaterThan(0);
    // A selection has another colour.
    await page.keyboard.press('End');
    for (const name of ['mainTitle', 'summary'])
      expect(
        await straysBetween(await pictureOf(field(name), 'field'), await pictureOf(field(name), 'layer'), page),
      ).toBe(0);
  });

test('a formatted text has no element more for its underlines, which move with their text until it changes', async ({
  page,
}) => {
  await openAs(page, 'editor', `${listPath}/45`);
  const writer = shownPage(page).locator('[data-path=content][contenteditable]');
  const elements = () => writer.locator('*').count();
  const underlined = () =>
    page.evaluate(() => [...(CSS.highlights.get('finding-grave') ?? [])].map((range) => (range as Range).toString()));
  await writer.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('电话13907710002，13907710003，');
  const before = await elements();
  await expect.poll(underlined).toEqual(['13907710002', '13907710003']);
  expect(await elements()).toBe(before);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('林工');
  expect(await underlined()).toEqual(['13907710002', '13907710003']);
  for (const _ of '电话1') await page.keyboard.press('ArrowRight');
  await page.keyboard.type('9');
  expect(await underlined()).toEqual(['13907710003']);
  await expect.poll(() => shownPage(page).getByText('含手机号').count()).toBe(1);
  expect(await underlined()).toEqual(['13907710003']);
});

test('what is found has a faint background, too, for browsers that draw no lines; on paper it has neither', async ({
  page,
}) => {
  await openAs(page, 'editor', `${listPath}/45`);
  const writer = shownPage(page).locator('[data-path=content][contenteditable]');
  const lookOf = (kind: string) =>
    writer.evaluate((element, name) => {
      const { backgroundColor, textDecorationLine } = getComputedStyle(element, `::highlight(${name})`);
      return [backgroundColor.replaceAll(/[\d.]+ /g, ''), textDecorationLine];
    }, `finding-${kind}`);
  const looks = async () => [await lookOf('grave'), await lookOf('advice')];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await looks()).toEqual([
      ['color(srgb / 0.1)', 'underline'],
      ['color(srgb / 0.12)', 'underline'],
    ]);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await looks()).toEqual([
    ['rgba(0, 0, 0, 0)', 'none'],
    ['rgba(0, 0, 0, 0)', 'none'],
  ]);
});
