import type { Look } from '#src/domain/figures/colours.ts';

/** The names of the patterns, shared by all users of the same id. */
const patternOf = (id: string, colour: string, kind: 'hatched' | 'open'): string => `${id}-${kind}-${colour.slice(1)}`;

/** The paint of a look: plain, hatched, or open, which is an outline with light hatching (W4.3). */
export const paintOf = (id: string, { colour, isHatched }: Look, isOpen: boolean): string =>
  isOpen || isHatched ? `url(#${patternOf(id, colour, isOpen ? 'open' : 'hatched')})` : colour;

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
