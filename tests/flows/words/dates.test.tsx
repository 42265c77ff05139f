import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Language, languages } from '#src/i18n/languages.ts';
import { calendar, fieldErrors, giveFieldsASize, inputOf, openCalendarOf } from '#tests/flows/support/editor.ts';
import { switchLanguage } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';

beforeEach(giveFieldsASize);

/** Opens the calendar of the release time, which gets the focus. */
async function openCalendar({ user }: RenderedApp): Promise<HTMLElement> {
  await waitFor(() => inputOf('releaseTime'));
  return openCalendarOf(user, inputOf('releaseTime'));
}

/** The heading, the weekdays, the first day, and the names of the controls. */
const words = () => ({
  heading: calendar().querySelector('.mantine-InlineDateTimePicker-calendarHeaderLevel')?.textContent,
  weekdays: [...calendar().querySelectorAll('th')].map((day) => day.textContent),
  firstDay: calendar().querySelector('.mantine-InlineDateTimePicker-day')?.getAttribute('aria-label'),
  controls: [...calendar().querySelectorAll('[aria-label]:not(.mantine-InlineDateTimePicker-day)')].map((control) =>
    control.getAttribute('aria-label'),
  ),
});

/** The calendar of June 2025, which began on a Sunday. */
const june: Record<Language, ReturnType<typeof words>> = {
  zh: {
    heading: '2025年6月',
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    firstDay: '2025年5月26日星期一',
    controls: ['上个月', '下个月', '小时', '分钟', '完成'],
  },
  en: {
    heading: 'June 2025',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    firstDay: 'Sunday, June 1, 2025 · Free 端午',
    controls: ['Previous month', 'Next month', 'Hour', 'Minute', 'Done'],
  },
  es: {
    heading: 'junio de 2025',
    weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    firstDay: 'lunes, 26 de mayo de 2025',
    controls: ['Mes anterior', 'Mes siguiente', 'Hora', 'Minutos', 'Listo'],
  },
  ja: {
    heading: '2025年6月',
    weekdays: ['日', '月', '火', '水', '木', '金', '土'],
    firstDay: '2025年6月1日日曜日 · 休み 端午',
    controls: ['前の月', '次の月', '時', '分', '完了'],
  },
};

test.each(languages)('the calendar is in %s, and follows a change of language while it is open', async (language) => {
  const app = await renderApp({ url: `${science}/17`, account: 'editor', language });
  await openCalendar(app);
  // Holidays are marked once they are fetched.
  await waitFor(() => expect(words()).toEqual(june[language]));
  const other = language === 'zh' ? 'ja' : 'zh';
  switchLanguage(other);
  await waitFor(() => expect(words()).toEqual(june[other]));
  expect(inputOf('releaseTime').value).toBe('2025-06-11 10:00');
});

test('a time is typed in a usual form; one that cannot be read stays in the field with an error', async () => {
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor' });
  const field = await waitFor(() => inputOf('releaseTime'));
  await user.clear(field);
  await user.type(field, '202510010930{Tab}');
  expect([field.value, fieldErrors()]).toEqual(['2025-10-01 09:30', {}]);
  await user.clear(field);
  await user.type(field, '10月32日{Tab}');
  await waitFor(() => expect(Object.keys(fieldErrors())).toEqual(['发布时间']));
  expect(field.value).toBe('10月32日');
});

test('the down arrow opens the calendar on the day; holidays, worked weekend days and today are marked in words', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-10-09T01:00:00Z') });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor' });
  const field = await waitFor(() => inputOf('releaseTime'));
  await user.clear(field);
  await user.type(field, '20251001 9:30{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2025年10月1日星期三/));
  const labels = () =>
    [...calendar().querySelectorAll('[aria-label*="·"]')].map((day) => [
      day.getAttribute('aria-label'),
      day.textContent,
    ]);
  await waitFor(() => expect(labels().length).toBeGreaterThan(1));
  expect(labels()[0]).toEqual(['2025年10月1日星期三 · 放假 国庆节', '1休']);
  expect(labels().slice(-2)).toEqual([
    ['2025年10月9日星期四 · 今天', '9'],
    ['2025年10月11日星期六 · 上班 国庆节', '11班'],
  ]);
});

test('the button of the calendar closes it again', async () => {
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor' });
  const field = await waitFor(() => inputOf('releaseTime'));
  await openCalendarOf(user, field);
  const button = field.closest('.mantine-InputWrapper-root')?.querySelector('button');
  await user.click(button as HTMLElement);
  await waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('false'));
});

test('months and years follow the language too', async () => {
  const app = await renderApp({ url: `${science}/17`, account: 'editor' });
  const inCalendar = within(await openCalendar(app));
  await app.user.click(inCalendar.getByText('2025年6月'));
  // Mantine's dialogs leave Escape to such an element.
  expect(document.activeElement?.getAttribute('data-mantine-stop-propagation')).toBe('true');
  const months = [...calendar().querySelectorAll('td')].map((month) => month.textContent);
  expect([months.slice(0, 3), inCalendar.getByLabelText('上一年').tagName]).toEqual([['1月', '2月', '3月'], 'BUTTON']);
  await app.user.click(inCalendar.getByText('2025年'));
  const years = [...calendar().querySelectorAll('td')].map((year) => year.textContent);
  expect([years.slice(0, 2), inCalendar.getByLabelText('下个十年').tagName]).toEqual([['2020年', '2021年'], 'BUTTON']);
  expect(inCalendar.getByText('2020–2029年').tagName).toBe('DIV');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[data-dates-dropdown]')).toBeNull());
});

test('a missing time is reported only after its calendar is closed without one', async () => {
  const app = await renderApp({ url: `${science}/new`, account: 'editor' });
  await waitFor(() => inputOf('releaseTime'));
  await app.user.clear(inputOf('releaseTime'));
  const inCalendar = within(await openCalendar(app));
  await app.user.click(inCalendar.getByLabelText('下个月'));
  expect(fieldErrors()).toEqual({});
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(fieldErrors()).toEqual({ 发布时间: '请选择发布时间' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('打开日历'));
});

test('closing a calendar with a time reports nothing', async () => {
  const app = await renderApp({ url: `${science}/new`, account: 'editor' });
  const inCalendar = within(await openCalendar(app));
  const [day] = inCalendar.getAllByText('15');
  await app.user.click(day as HTMLElement);
  await app.user.click(inCalendar.getByLabelText('完成'));
  await waitFor(() => expect(screen.queryByLabelText('完成')).toBeNull());
  expect([fieldErrors(), inputOf('releaseTime').value]).toEqual([
    {},
    expect.stringMatching(/^\d{4}-\d\d-15 \d\d:\d\d$/),
  ]);
});
