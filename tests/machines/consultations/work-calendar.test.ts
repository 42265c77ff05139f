import { describe, expect, test } from 'vitest';
import type { CalendarChange, WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { type DayChange, type DayWrite, workCalendarMachine } from '#src/machines/consultations/work-calendar.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { calendarOf } from '#tests/machines/support/consultations.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
  timeout,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/book/book/calendar';
const input = { tabId: 'tab1', location: at(path).location };
const conflict = failed({ kind: 'refused', code: 409, message: '该日期已由李工录入', reason: 'conflict' });
const change = {
  kind: 'save' as const,
  day: { day: '2026-04-20', kind: 'free' as const, name: '壮族三月三', version: 0 },
} satisfies DayChange;
const changed = (moved: number): CalendarChange => ({ calendar: calendarOf(2026), moved });

const model = {
  events: {
    'page.located': [{ type: 'page.located', location: at(path).location }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
    reload: [{ type: 'reload' }],
    retry: [{ type: 'retry' }],
    'year.choose': [{ type: 'year.choose', year: 2027 }],
    'day.change': [{ type: 'day.change', change }],
  },
  answers: {
    fetchCalendar: [success(calendarOf(2026)), success(calendarOf(2027)), network],
    changeDay: [success(changed(3)), success(null), refused, timeout],
  },
  situation: ({ context: { year, calendar, unsettled, done } }) => [
    year,
    calendar?.year ?? null,
    unsettled !== null,
    done > 0,
  ],
  input,
} satisfies Model<typeof workCalendarMachine>;

function opened() {
  const fetchCalendar = port<Result<WorkCalendar>, { year: number | null }>();
  const changeDay = port<Result<CalendarChange | null>, DayWrite>();
  const running = run(
    workCalendarMachine.provide({ actors: { fetchCalendar: fetchCalendar.logic, changeDay: changeDay.logic } }),
    input,
  );
  return { ...running, fetchCalendar, changeDay, context: () => running.actor.getSnapshot().context };
}

describe('workCalendar', () => {
  describeModel(workCalendarMachine, model);

  test('W3.3 a change shows the number of moved open consultations and notifies their list; the year is fetched again', async () => {
    const { actor, facts, fetchCalendar, changeDay, context } = opened();
    await fetchCalendar.answer(success(calendarOf(2026)));
    actor.send({ type: 'day.change', change });
    await changeDay.answer(timeout);
    actor.send({ type: 'day.change', change });
    await changeDay.answer(success(changed(3)));
    const [first, second] = changeDay.inputs();
    expect(second).toEqual(first);
    expect({
      moved: context().moved,
      done: context().done,
      asked: fetchCalendar.inputs(),
      facts: taken(facts),
    }).toEqual({
      moved: 3,
      done: 1,
      asked: [{ year: null }, { year: null }],
      facts: [
        notified({ code: 'failure', failure: { kind: 'timeout' } }),
        { type: 'records.changed', path: '/book/book', record: null },
      ],
    });
  });

  test('W3.3 a refused change is reported, and the current calendar is fetched', async () => {
    const { actor, facts, fetchCalendar, changeDay, context, value } = opened();
    await fetchCalendar.answer(success(calendarOf(2026)));
    actor.send({ type: 'day.change', change });
    await changeDay.answer(conflict);
    const now = { ...calendarOf(2026), days: [{ ...change.day, name: '停电检修', by: 'li', version: 1 }] };
    await fetchCalendar.answer(success(now));
    actor.send({ type: 'day.change', change: { ...change, day: { ...change.day, version: 1 } } });
    const [first, second] = changeDay.inputs();
    expect({
      value: value(),
      calendar: context().calendar,
      done: context().done,
      isOther: first?.attempt !== second?.attempt,
      facts: taken(facts),
    }).toEqual({
      value: 'saving',
      calendar: now,
      done: 0,
      isOther: true,
      facts: [notified({ code: 'failure', failure: conflict.failure })],
    });
  });

  test('a change without an answer keeps its key after a change of another day, but not of the same day', async () => {
    const { actor, fetchCalendar, changeDay } = opened();
    await fetchCalendar.answer(success(calendarOf(2026)));
    const send = async (sent: DayChange, answer: Result<CalendarChange | null>) => {
      actor.send({ type: 'day.change', change: sent });
      await changeDay.answer(answer);
      if (answer.ok) await fetchCalendar.answer(success(calendarOf(2026)));
    };
    await send(change, timeout);
    await send({ ...change, day: { ...change.day, day: '2026-04-21' } }, success(null));
    await send(change, timeout);
    await send({ kind: 'remove', day: change.day.day, version: 1 }, success(null));
    await send(change, timeout);
    expect(changeDay.inputs().map(({ attempt }) => attempt.split('.').at(-1))).toEqual(['1', '2', '1', '3', '4']);
  });

  test('another year is fetched, and the result of the last change is cleared', async () => {
    const { actor, fetchCalendar, changeDay, context } = opened();
    await fetchCalendar.answer(success(calendarOf(2026)));
    actor.send({ type: 'day.change', change });
    await changeDay.answer(success(changed(3)));
    actor.send({ type: 'year.choose', year: 2027 });
    await fetchCalendar.answer(success(calendarOf(2027)));
    expect({ moved: context().moved, year: context().calendar?.year }).toEqual({ moved: null, year: 2027 });
  });

  test.each([
    ['the first year shows nothing', null, null, 'failed'],
    ['the current year again keeps it in view', 2026, null, 'shown'],
    ['another year does not show the days of the current one', 2026, 2027, 'failed'],
    ['a chosen year again keeps it in view', 2027, 2027, 'shown'],
  ])('after a failure, %s', async (_, seen, year, state) => {
    const outcomes = (['answer', 'break'] as const).map(async (how) => {
      const { actor, facts, fetchCalendar, value } = opened();
      if (seen !== null) await fetchCalendar.answer(success(calendarOf(seen)));
      if (year !== null) actor.send({ type: 'year.choose', year });
      else actor.send({ type: 'reload' });
      await (how === 'answer' ? fetchCalendar.answer(network) : fetchCalendar.break());
      return { state: value(), notices: taken(facts).length };
    });
    expect(await Promise.all(outcomes)).toEqual([
      { state, notices: 1 },
      { state, notices: 1 },
    ]);
  });
});
