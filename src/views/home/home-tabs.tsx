import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { inspectionHref } from '#src/domain/inspection/tab.ts';
import { homePath } from '#src/domain/routes/location.ts';
import classes from './home-tabs.module.css';

const tabs = { work: homePath, inspection: inspectionHref } as const;
const names = Object.keys(tabs) as (keyof typeof tabs)[];

/** The tabs of the home page, and the content of the chosen one. Each is a link, so Back and a reload keep the choice. */
export function HomeTabs({ chosen, children }: { chosen: keyof typeof tabs; children: ReactNode }) {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={t('home.tabs')} className={classes.tabs} onKeyDown={onKey}>
        {names.map((name) => (
          <Link
            key={name}
            href={tabs[name]}
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? id : undefined}
            tabIndex={name === chosen ? 0 : -1}
            className={classes.tab ?? ''}
          >
            {t(`home.tab.${name}`)}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${chosen}`} className={classes.panel}>
        {children}
      </div>
    </>
  );
}

const targets: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => (place + 1) % names.length,
  Home: () => 0,
  End: () => -1,
};

/** Arrows, Home and End move the focus between the tabs; Space opens a tab, as Enter does by itself. */
function onKey(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.children] as HTMLElement[];
  const place = links.indexOf(event.target as HTMLElement);
  const target = targets[event.key];
  if (target) links.at(target(place))?.focus();
  else if (event.key === ' ') links[place]?.click();
  else return;
  event.preventDefault();
}
