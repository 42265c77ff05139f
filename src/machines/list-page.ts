import { lastPageOf, type ListPage, type ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';

/** Rows are gone since the page was counted: it lies behind the last one. */
export const isPastEnd = (query: ListQuery, answer: Result<ListPage<unknown>>): boolean =>
  answer.ok && answer.value.list.length === 0 && query.pageNum > lastPageOf(answer.value);

/** The same query, of the last page that there is. */
export const onLastPage = (query: ListQuery, answer: Result<ListPage<unknown>>): { query?: ListQuery } =>
  answer.ok ? { query: { ...query, pageNum: lastPageOf(answer.value) } } : {};

/**
 * How a list asks for a page: what was there before stays in view, a page behind the last one becomes the last one, and a
 * failure is told. Its machine has the call, the guards and the actions of these names, and `shown` and `failed` beside it.
 */
export function loadingPage<Item>() {
  const output = ({ event }: { event: { output: Result<ListPage<Item>> } }) => event.output;
  return {
    description: 'What was there before stays in view.',
    tags: 'busy',
    invoke: {
      src: 'fetchPage',
      input: ({ context }: { context: { query: ListQuery } }) => context.query,
      onDone: [
        {
          guard: { type: 'isPastEnd', params: output },
          target: 'loading',
          reenter: true,
          actions: { type: 'turnToLastPage', params: output },
        },
        {
          guard: { type: 'isAnswered', params: output },
          target: 'shown',
          actions: { type: 'keepPage', params: output },
        },
        {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: output },
            { type: 'tellFailure', params: output },
          ],
        },
      ],
      onError: { target: 'failed', actions: ['keepSurprise', 'tellSurprise'] },
    },
  } as const;
}
