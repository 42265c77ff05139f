import { useMediaQuery } from '@mantine/hooks';
import type { Look } from '#src/domain/figures/colours.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/** Whether charts on the screen are hatched: in forced colours, and for people who have chosen it in the settings. */
export function useIsHatched(): boolean {
  const { hatching } = useContextOf(useApp().preferences, 'hatching');
  const isForced = useMediaQuery('(forced-colors: active)', false, { getInitialValueInEffect: false });
  return hatching || isForced;
}

/** The fill of a look. `isOpen`: the period is not over, so the bar is pale inside an outline (W4.3). */
export type Paint = (look: Look, isOpen: boolean) => string;

/** Paints with the patterns of an id, or with colours alone. */
export const painterOf =
  (id: string, isHatched: boolean): Paint =>
  ({ colour, isHatched: isOwn }, isOpen) => {
    if (isHatched && (isOpen || isOwn)) return `url(#${patternOf(id, colour, isOpen ? 'open' : 'hatched')})`;
    return isOpen ? `${colour}40` : colour;
  };

/** The names of the patterns, shared by all users of the same id. */
const patternOf = (id: string, colour: string, kind: 'hatched' | 'open'): string => `${id}-${kind}-${colour.slice(1)}`;

/** The patterns that distinguish bars without colour (W4.7), and those of open periods. */
export function Hatching({ id, looks }: { id: string; looks: readonly Look[] }) {
  const colours = [...new Set(looks.map(({ colour }) => colour))];
  return (
    <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
      <defs>
        {colours.map((colour) => (
          <pattern
            key={colour}
            id={patternOf(id, colour, 'hatched')}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill={colour} />
            <rect width="2" height="6" fill="var(--mantine-color-body)" fillOpacity="0.55" />
          </pattern>
        ))}
        {colours.map((colour) => (
          <pattern
            key={colour}
            id={patternOf(id, colour, 'open')}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <rect width="6" height="6" fill={colour} fillOpacity="0.15" />
            <rect width="2" height="6" fill={colour} fillOpacity="0.8" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
