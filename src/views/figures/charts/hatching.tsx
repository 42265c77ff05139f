import type { Look } from '#src/domain/figures/colours.ts';

/** Names of the patterns: they are the same for everybody who draws with the same id. */
const patternOf = (id: string, colour: string, kind: 'hatched' | 'open'): string => `${id}-${kind}-${colour.slice(1)}`;

/** How a look is painted: plain, hatched, or open, which is an outline with a light hatching (W4.3). */
export const paintOf = (id: string, { colour, isHatched }: Look, isOpen: boolean): string =>
  isOpen || isHatched ? `url(#${patternOf(id, colour, isOpen ? 'open' : 'hatched')})` : colour;

/** The patterns that tell bars apart without colour (W4.7), and those of what is not over. */
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
