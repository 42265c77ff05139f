import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Block } from './blocks.ts';

/** What checks know besides the record. */
export interface Situation {
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  now: string;
  /** The host of this application, which visitors cannot open: `admin.example.cn:8443`. */
  ownHost: string;
}

/** The values of a form or a record, and the flags of the record where it is saved. */
export type Checked = Readonly<Record<string, unknown>> & Partial<Pick<ContentRecord, 'isTop' | 'isBanner'>>;

/** What a check of a whole record gets. `blocks` are the texts by the name of their field. */
export interface Subject {
  type: ContentType;
  record: Checked;
  blocks: Readonly<Record<string, readonly Block[]>>;
  situation: Situation;
}
