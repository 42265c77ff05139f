import { createElement, type SVGProps } from 'react';

/** The elements of an icon, as a module of the icon library passes them. */
type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string;
  /** The stroke width. */
  stroke?: number | string;
}

/**
 * Creates an icon of the library, in place of its own function (scripts/surgery/replaced-modules.ts), with all lines in
 * one path. The shell alone has forty icons, each of up to eight elements.
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
