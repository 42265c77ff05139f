import { type JSX, jsx as element, jsxs as elementOfMany } from 'react/jsx-runtime';
import { legibleProps } from './legible-props.ts';

// What JSX is compiled to (`jsxImportSource`): React's own elements, with legible words. So no place that shows a name, a
// message of the server or a file's name can forget it (decision 026).

export type { JSX };
export { Fragment } from 'react/jsx-runtime';

export const jsx: typeof element = (type, props, key) => element(type, legibleProps(props), key);
export const jsxs: typeof elementOfMany = (type, props, key) => elementOfMany(type, legibleProps(props), key);
