import type { ReactNode } from 'react';
import classes from './kit.module.css';

/** A button that lets the person choose a JSON file. */
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
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}
