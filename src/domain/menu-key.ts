/** The text key of a page's menu title, in the namespace `shell`. */
export const menuKey = (path: string): string => `menu${path.replaceAll('/', '.')}`;
