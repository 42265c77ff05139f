import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOf, isStale, shortTime, timeThere } from '#src/domain/board/age.ts';
import { mergeTiles, openOf, type Tile, type TileOf } from '#src/domain/board/board.ts';
import { changedFigures, figuresOf } from '#src/domain/board/changes.ts';
import { pauseAfter, readSettings } from '#src/domain/board/settings.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import { boardAt, tilesAt } from './boards.ts';

describe('the tiles of the board', () => {
  test('W5.3: a tile that the server cannot provide keeps its figures and their time', () => {
    const before = tilesAt('2026-06-08 14:05:00');
    const answer = boardAt('2026-06-08 14:06:00', { browsing: null, top: null });
    expect(mergeTiles(before, answer)).toEqual({ ...answer.tiles, browsing: before.browsing, top: before.top });
    expect(mergeTiles(null, answer)).toEqual(answer.tiles);
  });

  test('new consultations and those in progress wait for an answer', () => {
    expect(openOf(tilesAt().consultations as TileOf<'consultations'>)).toBe(5);
  });
});

describe('the changes of an answer', () => {
  test('W5.13: contain each changed and each new figure, by name', () => {
    const after = tilesAt();
    const { browsing, events } = after;
    expect(
      changedFigures(tilesAt(), {
        ...after,
        browsing: browsing && { ...browsing, hours24: 11 },
        events: events && { ...events, list: [{ ...events.list[0], id: '8' } as (typeof events.list)[number]] },
      }),
    ).toEqual(['browsing/hours24', 'events/8']);
  });

  test('are empty without a previous answer or with the same one', () => {
    expect(changedFigures(null, tilesAt())).toEqual([]);
    expect(changedFigures(tilesAt(), tilesAt('2026-06-08 14:06:00'))).toEqual([]);
  });

  test.for([
    ['bases/total'],
    ['grades/'],
    ['contents/total'],
    ['browsing/hours24'],
    ['top//home/scienceKnowledge/1'],
    ['consultations/overdue'],
    ['events/8'],
  ])('are empty for a tile that was missing before, even if others changed: without %s', ([figure = '']) => {
    const before = tilesAt();
    const { bases, grades, contents, browsing, top, consultations, events } = before as {
      [Name in Tile]: TileOf<Name>;
    };
    const after = {
      bases: { ...bases, total: 4 },
      grades: { ...grades, ungraded: 3 },
      contents: { ...contents, total: 6 },
      browsing: { ...browsing, hours24: 11 },
      top: { ...top, list: top.list.map((one) => ({ ...one, views: 10 })) },
      consultations: { ...consultations, overdue: 2 },
      events: { ...events, list: events.list.map((one) => ({ ...one, id: '8' })) },
    };
    const all = changedFigures(before, after);
    const [tile = ''] = figure.split('/');
    expect([all.length, all.includes(figure)]).toEqual([7, true]);
    expect(changedFigures({ ...before, [tile]: null }, after)).toEqual(all.filter((key) => key !== figure));
  });

  test('contain all figures, by tile and place', () => {
    expect(figuresOf(tilesAt())).toEqual({
      'bases/total': 3,
      'bases/kind/natureEducation': 2,
      'bases/kind/other': 1,
      'bases/city/450100': 2,
      'bases/unplaced': 1,
      'grades/优秀': 1,
      'grades/': 2,
      'contents/total': 5,
      'contents/2026-06': 5,
      'browsing/hours24': 10,
      'browsing/days7': 70,
      'browsing/days30': 300,
      'top//home/scienceKnowledge/1': 9,
      'consultations/open': 5,
      'consultations/overdue': 1,
      'consultations/new': 2,
      'consultations/inProgress': 3,
      'consultations/answered': 4,
      'consultations/closed': 5,
      'consultations/answerDays': 2.5,
      'events/7': 1,
    });
  });

  test('a tile that is missing has no figures', () => {
    const none = { bases: null, grades: null, contents: null, browsing: null, top: null, consultations: null };
    expect(figuresOf({ ...none, events: null })).toEqual({});
  });

  test('without answers there is no mean', () => {
    const { consultations, ...others } = tilesAt();
    const unanswered = { ...others, consultations: consultations && { ...consultations, answerDays: null } };
    expect(Object.keys(figuresOf(unanswered))).not.toContain('consultations/answerDays');
  });
});

describe('how old figures are', () => {
  const time = '2026-06-08 14:05:00';

  test('W5.5: the clock follows the time of the server, not of the screen', () => {
    const arrival = { here: 5000, there: time };
    expect(timeThere(65_000, arrival)).toBe(instantOf('2026-06-08 14:06:00'));
    expect(timeThere(65_000, null)).toBe(65_000);
  });

  test('W5.3: stale after two intervals, not before', () => {
    expect(isStale(time, instantOf('2026-06-08 14:07:00'), 60)).toBe(false);
    expect(isStale(time, instantOf('2026-06-08 14:07:01'), 60)).toBe(true);
  });

  test('W5.3: a time of another day includes the day', () => {
    expect(shortTime(time, instantOf('2026-06-08 23:59:59'))).toBe('14:05');
    expect(shortTime(time, instantOf('2026-06-09 00:00:00'))).toBe('06-08 14:05');
  });

  test.for([
    ['2026-06-08 14:05:59', { unit: 'minutes', count: 0 }],
    ['2026-06-08 15:04:59', { unit: 'minutes', count: 59 }],
    ['2026-06-09 14:04:59', { unit: 'hours', count: 23 }],
    ['2026-06-23 14:05:00', { unit: 'days', count: 15 }],
    ['2026-06-08 14:00:00', { unit: 'minutes', count: 0 }],
  ] as const)('at %s', ([now, age]) => {
    expect(ageOf(time, instantOf(now))).toEqual(age);
  });
});

describe('the settings in the address', () => {
  const usual = { interval: 60, language: null, theme: null, units: null, isBrief: false };

  test.for([
    ['', usual],
    [
      '?lang=zh-CN&theme=dark&interval=30&units=zh&content=brief',
      { interval: 30, language: 'zh', theme: 'dark', units: 'wan', isBrief: true },
    ],
    ['?lang=EN&theme=light', { ...usual, language: 'en', theme: 'light' }],
    ['?units=en', { ...usual, units: 'thousands' }],
    ['?lang=&theme=pink&units=cn&content=all', usual],
    ['?interval=', usual],
    ['?interval=soon', usual],
    ['?interval=1', { ...usual, interval: 10 }],
    ['?interval=-5', { ...usual, interval: 10 }],
    ['?interval=1e9', { ...usual, interval: 3600 }],
    ['?interval=12.4', { ...usual, interval: 12 }],
  ] as const)('W5.11: “%s”', ([search, settings]) => {
    expect(readSettings(search)).toEqual(settings);
  });

  test('W5.4: pauses grow with each failure up to a maximum, and are never shorter than the interval', () => {
    expect([1, 2, 3, 4, 5, 6, 99].map((failures) => pauseAfter(failures, 30))).toEqual([
      30, 60, 120, 240, 480, 600, 600,
    ]);
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 10, max: 3600 }), (failures, interval) => {
        const pause = pauseAfter(failures, interval);
        expect(pause).toBeGreaterThanOrEqual(interval);
        expect(pause).toBeLessThanOrEqual(Math.max(600, interval));
        expect(pauseAfter(failures + 1, interval)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });
});
