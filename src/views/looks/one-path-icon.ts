import { createElement, type SVGProps } from 'react';

/** What a module of the icon library knows of its icon: the elements of its drawing. */
type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string;
  /** The width of its lines. */
  stroke?: number | string;
}

/**
 * Makes an icon of the library, in place of its own function (scripts/surgery/replaced-modules.ts): with all its lines in one path. The shell alone
 * has forty icons, and each had up to eight elements.
 */
export default function createIcon(kind: 'outline' | 'filled', _name: string, displayName: string, node: IconNode) {
  const lines = node.map(([tag, { d }]) => {
    if (tag !== 'path' || !d) throw new Error(`the icon ${displayName} is not made of paths alone`);
    return d;
  });
  const path = createElement('path', { d: lines.join('') });
  const paint = kind === 'filled' ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' };
  const Icon = ({ size = 24, stroke = 2, ...props }: Props) =>
    createElement(
      'svg',
      {
        ...paint,
        ...(kind === 'outline' ? { strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' } : {}),
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        ...props,
      },
      path,
    );
  Icon.displayName = displayName;
  return Icon;
}
