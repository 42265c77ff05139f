import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { isPublicText } from '#src/domain/checks/check.ts';
import type { WordPlace } from '#src/domain/checks/office-word.ts';
import { preparingWords, type SearchedWord } from '#src/domain/checks/words.ts';
import type { Comment } from '#src/domain/comments/comment.ts';
import { createMatcher, resultOf } from '#src/domain/comments/matching.ts';
import type { TypedWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { plainTextOf } from '#src/domain/tables/plain-text.ts';
import { byTime, createPresenter } from '#mocks/comments/answers.ts';
import type { Call } from '#mocks/server/handle.ts';
import { allRecords } from '#mocks/server/records.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

const ninetyDays = 90 * 24 * 60 * 60 * 1000;
const mostExamples = 5;

/** Counts the visitors' comments of the last 90 days that a watch word would mark, with the latest five as examples (W2.9). */
export async function tryWatchWord(
  word: Pick<TypedWord, 'word' | 'exceptions'>,
  { tx, now }: Call,
): Promise<WordTrial<Comment>> {
  const find = createMatcher([{ id: '', ...word }]);
  const since = toShanghaiTime(now - ninetyDays);
  const { rows, toComment } = await createPresenter(tx);
  const found = rows.flatMap((row) => {
    if (row.isOffice || row.status === 'deleted' || row.time < since) return [];
    const marks = find(row.text);
    return marks.length === 0 ? [] : [{ row, marks }];
  });
  return {
    count: found.length,
    examples: found
      .sort((a, b) => byTime(b.row, a.row))
      .slice(0, mostExamples)
      .map(({ row, marks }) => ({ ...toComment(row), marks: [...marks] })),
  };
}

/** Counts the online records saved in the last 90 days in which a wrong or forbidden word would be found. */
export async function tryOfficeWord(
  word: Omit<SearchedWord, 'isForbidden'>,
  { tx, now }: Call,
): Promise<WordTrial<WordPlace>> {
  const find = resultOf(preparingWords([{ ...word, isForbidden: false }]));
  const since = toShanghaiTime(now - ninetyDays);
  const found: { type: ContentType; record: ContentRecord }[] = [];
  for (const type of contentDescriptors)
    for (const record of await allRecords(tx, type.path))
      if (
        record.status === 'online' &&
        record.updatedTime >= since &&
        textsOf(type, record).some((text) => find(text).length > 0)
      )
        found.push({ type, record });
  return {
    count: found.length,
    examples: found
      .sort((a, b) => (a.record.updatedTime < b.record.updatedTime ? 1 : -1))
      .slice(0, mostExamples)
      .map(({ type, record }) => ({ path: type.path, id: record.id, title: textOf(record, type.titleField) })),
  };
}

const textsOf = (type: ContentType, record: ContentRecord): string[] =>
  fieldsOf(type)
    .filter(isPublicText)
    .map(({ name, kind }) => (kind === 'richText' ? plainTextOf(textOf(record, name)) : textOf(record, name)));
