import { type JSX, jsxDEV as element } from 'react/jsx-dev-runtime';
import { legibleProps } from './legible-props.ts';

// The same as jsx-runtime.ts, for development.

export type { JSX };
export { Fragment } from 'react/jsx-dev-runtime';

export const jsxDEV: typeof element = (type, props, ...others) => element(type, legibleProps(props), ...others);
