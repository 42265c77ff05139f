import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Block } from './blocks.ts';
import type { WordSearch } from './words.ts';

/** What checks know besides the record. */
export interface Situation {
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  now: string;
  /** The host of this application, which visitors cannot open: `admin.example.cn:8443`. */
  ownHost: string;
  /** What was looked up for the record; without it the checks that need it find nothing. */
  known?: Known;
}

/** What was looked up. Records are named by the paths of their pages: `/home/scienceKnowledge/3`. */
export interface Known {
  /** Finds the words of the office's list; null if the list could not be loaded. */
  findWords: WordSearch | null;
  /** The records on the public home page. */
  onHomePage: ReadonlySet<string>;
  /** Where the public pages of records are, by the path of their type: `https://www.example.cn/knowledge/{id}.html`. Other values lead nowhere. */
  publicAddresses: Readonly<Record<string, unknown>>;
  /** The records that the text links to and that are not online. */
  offline: ReadonlySet<string>;
}

/** The values of a form or a record, and the flags of the record where it is saved. */
export type Checked = Readonly<Record<string, unknown>> & Partial<Pick<ContentRecord, 'id' | 'isTop' | 'isBanner'>>;

/** What a check of a whole record gets. `blocks` are the texts by the name of their field. */
export interface Subject {
  type: ContentType;
  record: Checked;
  blocks: Readonly<Record<string, readonly Block[]>>;
  situation: Situation;
}
