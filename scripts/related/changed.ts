import { execFileSync } from 'node:child_process';

/** The files that are changed, staged, deleted or new since a commit; null if git knows no such commit. */
export function changedSince(commit: string): string[] | null {
  if (!isCommit(commit)) return null;
  return [
    ...new Set([
      ...filesOf('diff', '--name-only', '--no-renames', '-z', commit, '--'),
      ...filesOf('ls-files', '--others', '--exclude-standard', '-z'),
    ]),
  ].toSorted();
}

function isCommit(name: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/** `-z` separates names by NUL and does not escape Chinese ones. */
const filesOf = (...args: string[]) =>
  git(...args)
    .split('\0')
    .filter(Boolean);
