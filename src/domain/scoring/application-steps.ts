import { isInGuangxi } from '#src/domain/places/guangxi.ts';
import type { Lack, Lifecycle, RecordStep } from '#src/domain/content/lifecycle.ts';
import type { RecordStatus } from '#src/domain/content/record.ts';

/** The states of an application, in the order of its life (decision 035). */
const applicationStatuses: readonly RecordStatus[] = ['draft', 'submitted', 'scoring', 'passed', 'returned', 'online'];

/**
 * Every step of an application; no other step is possible. A review appoints, passes and returns the application that
 * it scores (decision 036). Screens, machines and the mock follow this table.
 */
const applicationSteps: readonly RecordStep[] = [
  { name: 'submit', from: ['draft', 'returned'], to: 'submitted', right: 'submit', needsReason: false, by: 'page' },
  { name: 'appoint', from: ['submitted'], to: 'scoring', right: 'edit', needsReason: false, by: 'review' },
  { name: 'return', from: ['submitted'], to: 'returned', right: 'return', needsReason: true, by: 'page' },
  { name: 'return', from: ['scoring'], to: 'returned', right: 'return', needsReason: true, by: 'review' },
  { name: 'pass', from: ['scoring'], to: 'passed', right: 'pass', needsReason: false, by: 'review' },
  { name: 'line', from: ['passed'], to: 'online', right: 'line', needsReason: false, by: 'page' },
];

/** The minimum length of each text, so that a panel has something to read. */
export const leastLength = 20;

/**
 * What an application lacks before a panel can review it: texts of some length, and a place in Guangxi. Every save
 * already requires all fields. Reasons are i18n keys.
 */
export function lacksOf(values: Readonly<Record<string, unknown>>): readonly Lack[] {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const isPlaced = isInGuangxi({ lng: Number(text('lng') || NaN), lat: Number(text('lat') || NaN) });
  return [
    ...(isPlaced ? [] : ['lng', 'lat'].map((field) => ({ field, reason: 'lack.outside' }))),
    ...['abstract', 'body1', 'body2', 'body3']
      .filter((name) => [...text(name)].length < leastLength)
      .map((field) => ({ field, reason: 'lack.short' })),
  ];
}

export const applicationLifecycle: Lifecycle = {
  statuses: applicationStatuses,
  steps: applicationSteps,
  lacks: lacksOf,
};
