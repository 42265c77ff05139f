import type { Figures } from '#src/domain/figures/figures.ts';

/** Figures of browsing: three in all, of two types, on two days. */
export const figuresOf = (total = 3): Figures => ({
  time: '2026-11-23 12:00:00',
  period: { from: '2026-11-22', to: '2026-11-23', days: 2, isOpen: true, months: null },
  compared: null,
  unit: 'day',
  total,
  running: 0,
  before: null,
  mean: null,
  tables: [],
});
