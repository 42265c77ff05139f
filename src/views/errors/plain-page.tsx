import type { ReactNode } from 'react';
import { LanguageSelect } from '#src/views/preferences/language-select.tsx';
import { Logo } from '#src/views/looks/logo.tsx';
import classes from './plain-page.module.css';

interface Props {
  title: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

/** A page without the shell: a title, the reason, and the next steps. */
export const PlainPage = ({ title, hint, icon = <Logo size={40} />, children }: Props) => (
  <main className={classes.page}>
    <div className={classes.language}>
      <LanguageSelect />
    </div>
    <div className={classes.body}>
      {icon}
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  </main>
);
