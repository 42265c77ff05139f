import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { documentType } from '#src/domain/files/uploadable.ts';
import type { Call } from './handle.ts';
import { Refusal } from './refusal.ts';
import { requireSession } from './session.ts';
import { fileCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Works with the pictures of a type's records: its picture fields hold the ids of files, and its formatted texts name them. */
export function createPictures(type: ContentType) {
  const fields = fieldsOf(type);

  const namedIn = (valueOf: (field: string) => string): readonly string[] =>
    fields.flatMap(({ kind, name }) => {
      if (kind === 'picture') return [valueOf(name)];
      if (kind === 'richText') return Array.from(valueOf(name).matchAll(/ data-file="([^"]+)"/g), ([, id = '']) => id);
      return [];
    });

  return {
    /** Refuses a document where a picture belongs. */
    async check(values: ContentValues, tx: Transaction): Promise<void> {
      for (const id of namedIn((field) => values[field] ?? '')) {
        const file = await tx.get(fileCollection, id);
        if (file?.type === documentType) throw new Refusal(400, '此处仅支持JPEG、PNG、WebP、GIF格式的图片');
      }
    },

    /** Shows the pictures of a record to everybody: the person's own ones, for nobody may publish the file of somebody else by its id. */
    async publish(record: ContentRecord, { tx, session }: Call): Promise<void> {
      const { account } = requireSession(session).account;
      for (const id of namedIn((field) => textOf(record, field))) {
        const file = await tx.get(fileCollection, id);
        if (file?.by === account && !file.published) await tx.put(fileCollection, { ...file, published: true });
      }
    },
  };
}
