import type { Locator, Page } from '@playwright/test';
import { checkIds } from '#src/domain/checks/finding.ts';
import type { ConsultationRow } from '#src/domain/consultations/consultation.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { excellentCourses } from '#src/domain/content/types/excellent-courses.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { call, firstPage } from './call.ts';
import { articles, type Bench, type Journey, log, openList, type Place } from './journey.ts';
import { lastTiming, timeNext } from './paints.ts';
import { openSheet } from './score-sheet.ts';

/** A field in which people write. */
interface Writing {
  what: string;
  open: (bench: Bench) => Promise<Page>;
  field: (page: Page) => Locator | Promise<Locator>;
  /** The keys that are pressed in turn. */
  keys: readonly string[];
}

const courses = '/home/excellentCourses';
const consultations = '/book/book';
const searchbox = (page: Page) => shownPage(page).getByRole('searchbox').first();
const inList = (place: Place): Pick<Writing, 'open' | 'field' | 'keys'> => ({
  open: (bench) => openList(bench, place),
  field: searchbox,
  keys: ['x', 'Backspace'],
});

const inCourse: readonly Pick<Writing, 'what' | 'field'>[] = [
  { what: 'key in a text, three rich texts of 20 kB', field: (page) => shownPage(page).locator('[data-path=name]') },
  {
    what: 'key in one of the rich texts',
    field: (page) => shownPage(page).locator('[data-path=body2][contenteditable]'),
  },
];

const writings: readonly Writing[] = [
  ...inCourse.map((writing) => ({ ...writing, open: openCourse, keys: ['x'] })),
  ...inCourse.map(({ what, field }) => ({
    what: `${what}, without checks`,
    open: (bench: Bench) => openCourse(bench, checkIds),
    field,
    keys: ['x'],
  })),
  {
    what: 'key in the points of a score sheet',
    open: async (bench) => openSheet(await bench.open()),
    field: (page) => shownPage(page).locator('[data-points]').first(),
    keys: ['1', 'Backspace'],
  },
  {
    what: 'key in a comment of a score sheet',
    open: async (bench) => openSheet(await bench.open()),
    async field(page) {
      await shownPage(page)
        .getByRole('button', { name: /添加评语|评语/ })
        .first()
        .click();
      return shownPage(page).locator('textarea').first();
    },
    keys: ['x'],
  },
  {
    what: 'key in a reply',
    open: openConsultation,
    async field(page) {
      await shownPage(page)
        .getByRole('radio', { name: /^答复咨询人/ })
        .check();
      return shownPage(page).getByRole('textbox', { name: '答复内容' });
    },
    keys: ['x'],
  },
  { what: 'key in the keyword of 100 articles', ...inList(articles) },
  { what: 'key in the keyword of 100 log entries', ...inList(log) },
];

/** Pressed at the pace of a fast typist, with a rest after every tenth key, in which the app saves and searches. */
const pace = 80;
const rest = 700;

/** From the key press until the next frame is painted. */
export const keystrokes: readonly Journey[] = writings.map(({ what, open, field, keys }) => ({
  what,
  times: 60,
  speeds: [1, 4],
  async prepare(bench) {
    const page = await open(bench);
    const place = await field(page);
    await place.click();
    let pressed = 0;
    return async () => {
      await page.waitForTimeout(pressed > 0 && pressed % 10 === 0 ? rest : pace);
      await timeNext(page, 'keydown', ':focus', '');
      await page.keyboard.press(keys[pressed % keys.length] ?? '');
      pressed += 1;
      return lastTiming(page);
    };
  },
}));

async function openCourse(bench: Bench, checksOff: readonly string[] = []): Promise<Page> {
  const page = await bench.open();
  await page.route('**/config.json', (route) => route.fulfill({ json: { checksOff } }));
  const [row] = (await call<{ list: ContentRecord[] }>(page, 'editor', `${courses}/query`, firstPage)).list;
  if (!row) throw new Error('the seed has no course');
  const values = { ...valuesOf(excellentCourses, row), body1: longText, body2: longText, body3: longText };
  await call(page, 'editor', `${courses}/update`, { ...values, id: row.id, version: row.version });
  await openAs(page, 'editor', `${courses}/${row.id}`);
  await shownPage(page).locator('[contenteditable]').nth(2).waitFor();
  return page;
}

async function openConsultation(bench: Bench): Promise<Page> {
  const page = await bench.open();
  const [row] = (await call<{ list: ConsultationRow[] }>(page, 'service', `${consultations}/query`, firstPage)).list;
  await openAs(page, 'service', `${consultations}/${row?.id}`);
  return page;
}

/** About 20 kB of formatted text. */
const longText = [
  '<h2>课程安排</h2>',
  ...Array.from(
    { length: 110 },
    (_, index) =>
      `<p>第${index + 1}站：观察<strong>红树林</strong>的气生根与潮间带的底栖动物，记录水位、盐度与温度，并与上一次的<em>调查结果</em>比较。${'每组四人，轮流记录。'.repeat(9)}</p>`,
  ),
].join('');
