import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type FileReport, type Report, vitestReport } from './report.ts';

/** `npm run test:related` sets another file. */
const path = process.env['REPORT'] ?? vitestReport;

/** Vitest’s reporter in `npm test`: a row per file, with the time before its tests begin. */
export default class FilesOfVitest implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const report: Report = { files: modules.map(rowOf), errors: errors.map(({ message }) => message) };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(report));
  };
}

function rowOf(module: TestModule): FileReport {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const failures = [...module.children.allTests('failed')].map((test) => ({
    title: test.fullName,
    message: test.result().errors?.[0]?.message ?? '',
  }));
  const loading = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  const broken = loading.map(({ message }) => ({ title: 'the file', message }));
  return {
    file: module.relativeModuleId,
    project: module.project.name,
    startup: (environmentSetupDuration + prepareDuration + setupDuration + collectDuration) / 1000,
    tests: duration / 1000,
    passed: [...module.children.allTests('passed')].length,
    failed: failures.length + broken.length,
    failures: [...failures, ...broken],
  };
}
