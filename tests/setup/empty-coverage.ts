import { rmSync } from 'node:fs';
import { walkFolder } from '#tests/coverage/walk-files.ts';

/** Runs before the tests: deletes the walks of an earlier run. */
export default function emptyCoverage() {
  rmSync(walkFolder, { recursive: true, force: true });
}
