import enContent from '#src/i18n/en/content.ts';
import enEditor from '#src/i18n/en/editor.ts';
import enTourism from '#src/i18n/en/tourism.ts';
import enUsers from '#src/i18n/en/users.ts';
import zhContent from '#src/i18n/zh/content.ts';
import zhEditor from '#src/i18n/zh/editor.ts';
import zhTourism from '#src/i18n/zh/tourism.ts';
import zhUsers from '#src/i18n/zh/users.ts';
import type { Both } from './words.ts';

const zh: Readonly<Record<string, object>> = {
  content: zhContent,
  editor: zhEditor,
  users: zhUsers,
  tourism: zhTourism,
};
const en: Readonly<Record<string, object>> = {
  content: enContent,
  editor: enEditor,
  users: enUsers,
  tourism: enTourism,
};

/** The texts of a label or rule by its key, with or without a namespace. Null when there are none. */
export function textOf(key: string): Both | null {
  const [name = '', namespace] = key.split(':').toReversed();
  for (const space of namespace ? [namespace] : Object.keys(zh)) {
    const [chinese, english] = [zh[space], en[space]].map((texts) => (texts as Record<string, string>)[name]);
    if (chinese !== undefined && english !== undefined) return { zh: chinese, en: english };
  }
  return null;
}

export const inBoth = ({ zh: chinese, en: english }: Both): string => `${chinese} / ${english}`;
