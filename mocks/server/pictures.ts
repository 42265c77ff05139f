import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { documentType } from '#src/domain/files/uploadable.ts';
import type { Call } from './handle.ts';
import { Refusal } from './refusal.ts';
import { requireSession } from './session.ts';
import { fileCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Checks and publishes the pictures of a type's records: files whose ids are in picture fields and in rich texts. */
export function createPictures(type: ContentType) {
  const fields = fieldsOf(type);

  const namedIn = (valueOf: (field: string) => string): readonly string[] =>
    fields.flatMap(({ kind, name }) => {
      if (kind === 'picture') return [valueOf(name)];
      if (kind === 'richText') return Array.from(valueOf(name).matchAll(/ data-file="([^"]+)"/g), ([, id = '']) => id);
      return [];
    });

  return {
    /** Refuses documents in place of pictures. */
    async check(values: ContentValues, tx: Transaction): Promise<void> {
      for (const id of namedIn((field) => values[field] ?? '')) {
        const file = await tx.get(fileCollection, id);
        if (file?.type === documentType) throw new Refusal(400, '此处仅支持JPEG、PNG、WebP、GIF格式的图片');
      }
    },

    /** Makes the pictures of a record public. Only the caller's own files: nobody may publish another user's file by its id. */
    async publish(record: ContentRecord, { tx, session }: Call): Promise<void> {
      const { account } = requireSession(session).account;
      for (const id of namedIn((field) => textOf(record, field))) {
        const file = await tx.get(fileCollection, id);
        if (file?.by === account && !file.published) await tx.put(fileCollection, { ...file, published: true });
      }
    },
  };
}
