import type { Board, Tiles } from '#src/domain/board/board.ts';

const time = '2026-06-08 14:05:00';

/** A board with a figure of each kind. */
export const tilesAt = (at = time): Tiles => ({
  bases: {
    time: at,
    total: 3,
    kinds: [
      { kind: 'natureEducation', count: 2 },
      { kind: 'other', count: 1 },
    ],
    cities: [{ code: '450100', count: 2 }],
    unplaced: 1,
  },
  grades: { time: at, grades: [{ grade: '优秀', count: 1 }], ungraded: 2 },
  contents: { time: at, total: 5, months: [{ month: '2026-06', count: 5 }] },
  browsing: { time: at, hours24: 10, days7: 70, days30: 300, days: [{ day: '2026-06-08', views: 4 }] },
  top: { time: at, list: [{ path: '/home/scienceKnowledge', id: '1', title: '银杏', views: 9 }] },
  consultations: {
    time: at,
    new: 2,
    inProgress: 3,
    answered: 4,
    closed: 5,
    overdue: 1,
    oldest: '2026-06-01 09:00:00',
    answerDays: 2.5,
  },
  events: {
    time: at,
    list: [{ id: '7', time: '2026-06-08 14:00:00', path: '/home/scienceKnowledge', action: 'update', title: '银杏' }],
  },
});

export const boardAt = (at = time, tiles: Partial<Tiles> = {}): Board => ({
  time: at,
  tiles: { ...tilesAt(at), ...tiles },
});
