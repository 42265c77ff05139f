import classes from './revealed.module.css';

/** A revealed contact detail: in full on the screen, and still masked in print, which is not logged (W3.14). */
export function Revealed({ clear, masked }: { clear: string; masked: string }) {
  return (
    <>
      <span className={classes.screen}>{clear}</span>
      <span className={classes.paper}>{masked}</span>
    </>
  );
}
