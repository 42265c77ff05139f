import { fieldsOf } from '#src/domain/content/content-type.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/** The advised fields that are empty: visitors will miss them (decision 009). */
export function* missing({ type, record }: Pick<Subject, 'type' | 'record'>): Generator<Finding> {
  for (const { name, advised } of fieldsOf(type)) {
    const value = record[name];
    if (advised && (typeof value !== 'string' || value.trim() === ''))
      yield { check: 'missing', field: name, place: null, found: '', fix: { kind: 'jump' } };
  }
}
