import type { ReactNode } from 'react';
import classes from './kit.module.css';

/** Looks like a button and lets somebody choose a file of JSON. */
export function FileButton({ children, onFile }: { children: ReactNode; onFile: (file: File) => void }) {
  return (
    <label className={classes.button}>
      {children}
      <input
        type="file"
        accept="application/json"
        className={classes.hidden}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
