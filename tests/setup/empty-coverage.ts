import { rmSync } from 'node:fs';
import { walkFolder } from '#tests/coverage/walk-files.ts';

/** Before a run: what an earlier one walked must not count. */
export default function emptyCoverage() {
  rmSync(walkFolder, { recursive: true, force: true });
}
