import { type JSX, jsx as element, jsxs as elementOfMany } from 'react/jsx-runtime';
import { legibleProps } from './legible-props.ts';

// The target of JSX (`jsxImportSource`): React's own elements, with legible texts. So no component that shows a name, a
// server message or a file name can forget it (decision 026).

export type { JSX };
export { Fragment } from 'react/jsx-runtime';

export const jsx: typeof element = (type, props, key) => element(type, legibleProps(props), key);
export const jsxs: typeof elementOfMany = (type, props, key) => elementOfMany(type, legibleProps(props), key);
