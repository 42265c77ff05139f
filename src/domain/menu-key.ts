/** The text key of a page's menu title, in the namespace `shell`. */
export const menuKey = (path: string): string => `menu${path.replaceAll('/', '.')}`;

/** The text key of what the records of a page are (酒店, where the menu says 酒店管理), in the namespace `nouns`. */
export const nounKey = (path: string): string => `noun.${path.slice(1).replaceAll('/', '.')}`;
