import classes from './revealed.module.css';

/** A contact detail that was revealed: clear on the screen, and still masked on paper, which nobody logs (W3.14). */
export function Revealed({ clear, masked }: { clear: string; masked: string }) {
  return (
    <>
      <span className={classes.screen}>{clear}</span>
      <span className={classes.paper}>{masked}</span>
    </>
  );
}
