import { useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import classes from './fetching-bar.module.css';

/**
 * The progress bar while permissions are fetched, also above the login page. It needs no script: the library of the
 * page progress bar is loaded with the shell.
 */
export function FetchingBar() {
  const isFetching = useTag(useApp().session, 'waiting');
  return isFetching ? <div className={classes.bar} data-fetching aria-hidden /> : null;
}
