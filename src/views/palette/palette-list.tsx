import { useTranslation } from 'react-i18next';
import { MenuIcon } from '#src/views/looks/menu-icon.tsx';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';
import classes from './palette.module.css';

interface Props {
  id: string;
  sections: readonly PaletteSection[];
  /** The entry that Enter chooses. */
  current: PaletteEntry;
  optionId: (entry: PaletteEntry) => string;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The entries under their headings. The focus stays in the search field; `current` is highlighted. */
export function PaletteList({ id, sections, current, optionId, onPoint, onChoose }: Props) {
  const { t } = useTranslation('palette');
  return (
    <div role="listbox" id={id} aria-label={t('palette.results')} className={classes.list} tabIndex={-1}>
      {sections.map(({ heading, entries }) => (
        <div key={heading} role="group" aria-label={heading}>
          <div className={classes.heading} aria-hidden="true">
            {heading}
          </div>
          {entries.map((entry) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles the keys
            <div
              key={entry.id}
              role="option"
              id={optionId(entry)}
              aria-selected={entry === current}
              tabIndex={-1}
              className={classes.option}
              onMouseMove={() => entry === current || onPoint(entry)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              {typeof entry.icon === 'string' ? (
                <MenuIcon path={entry.icon} />
              ) : (
                <entry.icon size={18} stroke={1.6} aria-hidden />
              )}
              {entry.above.map((segment) => (
                <span key={segment} className={classes.above}>
                  {segment}
                </span>
              ))}
              <span className={classes.title}>{entry.title}</span>
              {entry.note && <span className={classes.note}>{entry.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
