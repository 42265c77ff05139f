import { EmptyState, Skeleton, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { Failure } from '#src/domain/failure.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { EmptyIcon } from '#src/views/looks/icons.ts';

/** The machine of a short list, with items of any kind. */
type ShelfActor<Item> = Pick<
  ActorRef<
    Snapshot<unknown> & { context: { items: readonly Item[] | null; failure: Failure | null }; value: unknown },
    { type: 'reload' }
  >,
  'send' | 'subscribe' | 'getSnapshot'
>;

interface Words {
  title: string;
  /** Without it a list without items is left out. */
  empty?: string;
  emptyHint?: string;
  failed: string;
}

interface Props<Item> {
  actor: ShelfActor<Item>;
  words: Words;
  /** The expected height, so that nothing below it moves after loading. */
  height?: number;
  /** Chooses the items that are shown. */
  choose?: (items: readonly Item[]) => readonly Item[];
  children: (items: readonly Item[]) => ReactNode;
}

/** A short list with a heading, one of several on a page: its loading, failed or empty state, or its items. */
export function Shelf<Item>({ actor, words, height = 160, choose = (items) => items, children }: Props<Item>) {
  const id = useId();
  const items = useSelector(actor, ({ context }) => context.items);
  const failure = useSelector(actor, ({ value, context }) => (value === 'failed' ? context.failure : null));
  const shown = items && choose(items);
  if (words.empty === undefined && !failure && shown?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {words.title}
      </Title>
      {failure ? (
        <FailedState size="sm" title={words.failed} failure={failure} onRetry={() => actor.send({ type: 'reload' })} />
      ) : (
        <Items items={shown} words={words} height={height}>
          {children}
        </Items>
      )}
    </section>
  );
}

function Items<Item>({
  items,
  words,
  height,
  children,
}: Pick<Props<Item>, 'words' | 'height' | 'children'> & { items: readonly Item[] | null }) {
  if (!items) return <Skeleton height={height} />;
  if (items.length > 0) return children(items);
  return <EmptyState size="sm" icon={<EmptyIcon aria-hidden />} title={words.empty} description={words.emptyHint} />;
}
