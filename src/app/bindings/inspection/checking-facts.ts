import { checking } from '#src/domain/checks/check.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { factsOf, lastingChecks, type RecordFacts } from '#src/domain/inspection/facts.ts';
import type { CheckedVersions } from './checked-versions.ts';
import type { CrawlSituation } from './fetch-once.ts';

/** Checks records in small steps, so that a scheduler can pause it. Versions that are known are not checked again. */
export function* checkingFacts(
  type: ContentType,
  records: readonly ContentRecord[],
  { words, ...situation }: CrawlSituation,
  versions: CheckedVersions,
): Generator<readonly RecordFacts[]> {
  for (const record of records) {
    let lasting = versions.find(type.path, record, words);
    if (!lasting) {
      const findings: Finding[] = [];
      for (const found of checking(type, record, situation)) {
        findings.push(...found);
        yield [];
      }
      lasting = lastingChecks(findings, record);
      versions.keep(type.path, record, words, lasting);
    }
    yield [factsOf(type, record, lasting, situation)];
  }
}
