import { describe, expect, test } from 'vitest';
import { isEditable, operationsOf, statusesOf, stepFrom, stepNames } from '#src/domain/content/lifecycle.ts';
import {
  appliesTo,
  type ContentRecord,
  recordOperations,
  type RecordStatus,
  recordStatuses,
  skipReasonOf,
  usualStatuses,
} from '#src/domain/content/record.ts';
import { baseResourcesApplication } from '#src/domain/content/types/base-resources-application.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { holds, rightFor } from '#src/domain/rights/page-actions.ts';
import { applicationLifecycle, lacksOf } from '#src/domain/scoring/application-steps.ts';
import { applicationRecords } from '#tests/support/seed.ts';

const [draft] = applicationRecords as [ContentRecord];

describe('the steps of an application (decision 035)', () => {
  test('every state allows only its own steps', () => {
    const ways = recordStatuses.flatMap((status) =>
      (['page', 'review'] as const).flatMap((by) =>
        stepNames.flatMap((name) => {
          const step = stepFrom(applicationLifecycle, status, name, by);
          return step ? [`${status} –${name} by ${by}→ ${step.to}${step.needsReason ? ', with a reason' : ''}`] : [];
        }),
      ),
    );
    expect(ways).toEqual([
      'draft –submit by page→ submitted',
      'submitted –return by page→ returned, with a reason',
      'submitted –appoint by review→ scoring',
      'scoring –pass by review→ passed',
      'scoring –return by review→ returned, with a reason',
      'passed –line by page→ online',
      'returned –submit by page→ submitted',
    ]);
  });

  test('submitting, returning and passing need the right to edit, going online its own', () => {
    const path = '/home/baseResourcesApplication';
    const grants = { admin: false, pages: [path], buttons: [`${path}_edit`] };
    expect(applicationLifecycle.steps.filter(({ right }) => !holds(grants, rightFor(path, right)))).toEqual([
      expect.objectContaining({ name: 'line' }),
    ]);
  });

  test('an application can be edited while it can be submitted; other types always', () => {
    const editable = (status: RecordStatus) => isEditable(baseResourcesApplication, { status });
    expect(recordStatuses.filter(editable)).toEqual(['draft', 'returned']);
    expect(recordStatuses.filter((status) => isEditable(baseResources, { status }))).toEqual(recordStatuses);
  });

  test('other types keep their states and operations', () => {
    expect(statusesOf(baseResources)).toEqual(usualStatuses);
    expect(operationsOf(baseResources).map(({ name }) => name)).not.toContain('submit');
    expect(operationsOf(baseResourcesApplication)).toEqual(recordOperations);
  });

  test('the state gives the reason why a step is not possible', () => {
    const reasons = (name: string) =>
      statusesOf(baseResourcesApplication).map((status) => {
        const operation = recordOperations.find((one) => one.name === name);
        return operation && skipReasonOf(operation, { ...draft, status }, [], applicationLifecycle);
      });
    expect(reasons('submit')).toEqual([null, 'submitted', 'scoring', 'passed', null, 'online']);
    expect(reasons('goOnline')).toEqual(['notSubmitted', 'submitted', 'scoring', null, 'returned', 'online']);
    expect(reasons('return')).toEqual(['notSubmitted', null, 'scoring', 'passed', 'returned', 'online']);
    const [unpublish] = recordOperations.filter(({ name }) => name === 'unpublish');
    expect(unpublish && skipReasonOf(unpublish, { ...draft, status: 'offline' }, [], applicationLifecycle)).toBe(
      'notOnline',
    );
    expect(reasons('pin')).toEqual(['notSubmitted', 'submitted', 'scoring', 'passed', 'returned', 'online']);
  });
});

describe('missing parts of an application for a panel', () => {
  test('are none in a complete one', () => {
    expect(lacksOf(draft)).toEqual([]);
  });

  test('include a place outside Guangxi and texts that are too short', () => {
    const fields = (change: Record<string, string>) => lacksOf({ ...draft, ...change }).map(({ field }) => field);
    expect([
      fields({ lng: '116.4', lat: '39.9' }),
      fields({ lng: '', lat: '' }),
      fields({ abstract: ' 短 ', body2: '一二三四五六七八九十一二三四五六七八九' }),
      fields({ body1: '一二三四五六七八九十一二三四五六七八九十', body3: '🌲'.repeat(19) }),
    ]).toEqual([['lng', 'lat'], ['lng', 'lat'], ['abstract', 'body2'], ['body3']]);
    const incomplete = { ...draft, body1: '待补充' };
    const [submit] = recordOperations.filter(({ name }) => name === 'submit');
    expect(submit && skipReasonOf(submit, incomplete, [], applicationLifecycle)).toBe('incomplete');
    // It is still offered; the attempt lists the missing parts.
    expect(submit && appliesTo(submit, incomplete, [], applicationLifecycle)).toBe(true);
  });

  test('do not prevent returning it', () => {
    const incomplete = { ...draft, status: 'submitted' as const, body1: '待补充' };
    const [back] = recordOperations.filter(({ name }) => name === 'return');
    expect(back && skipReasonOf(back, incomplete, [], applicationLifecycle)).toBe(null);
  });
});
