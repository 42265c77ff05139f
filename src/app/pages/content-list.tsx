import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import { type ContentType, sortableNames } from '#src/domain/content/content-type.ts';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type ListActor, listMachine, type RequestedOperation } from '#src/machines/list.ts';
import { ListScreen } from '#src/views/content/list-screen.tsx';
import { randomId } from '../random-id.ts';
import type { PageWorld, Screen } from '../screen.ts';
import { bindReferences } from './references.ts';

/** The list of a content type: the generic screen, its machine bound to the type's calls. */
export async function createListScreen({ http }: PageWorld, type: ContentType): Promise<Screen> {
  await loadTexts('content', ...(type.words ? [type.words] : []));
  const api = createContentApi(http, type);
  return {
    Component: ({ content }) => <ListScreen type={type} list={content as ListActor} />,
    logic: listMachine.provide({
      actors: {
        references: bindReferences(http),
        fetchPage: fromPromise(({ input, signal }: { input: ListQuery; signal: AbortSignal }) =>
          api.query(sortedByKnown(type, input), signal),
        ),
        operate: fromPromise(({ input: { operation, record } }: { input: RequestedOperation }) =>
          api.operate(operation, record.id, { idempotencyKey: randomId() }),
        ),
      },
    }),
  };
}

/** A mistyped address still opens the list, in its own order. */
const sortedByKnown = (type: ContentType, query: ListQuery): ListQuery =>
  sortableNames(type).includes(query.orderBy ?? '') ? query : { ...query, orderBy: null };
