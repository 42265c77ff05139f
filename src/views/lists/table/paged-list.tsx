import { useSelector } from '@xstate/react';
import { type CSSProperties, memo, type ReactNode, useCallback, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Failure, isSilent } from '#src/domain/failure.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { CardTools } from './card-tools.tsx';
import type { Identified, ListColumn } from './column.ts';
import { ListCards } from './list-cards.tsx';
import { ListFooter } from './list-footer.tsx';
import classes from './paged-list.module.css';
import { RowLinksFrame } from './row-link.tsx';
import type { RowSelection } from './selection.ts';
import { TableFrame } from './table-frame.tsx';

interface PagedSnapshot<Item> {
  context: { query: ListQuery; page: ListPage<Item> | null; failure: Failure | null };
  hasTag: (tag: 'busy') => boolean;
}

/** The machine of a list that is loaded page by page. */
interface PagedActor<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot: () => Snapshot;
  send: (event: { type: 'query.change'; change: Partial<ListQuery> }) => void;
}

interface Props<Item, Snapshot> {
  list: PagedActor<Snapshot>;
  /** A stable array while nothing in it changes; otherwise all rows render again. */
  columns: readonly ListColumn<Item>[];
  selection?: RowSelection<Item> | null;
  /** Handles a press on a row, if rows open something. */
  onOpen?: (item: Item) => void;
  /** The content without items: why there are none. */
  empty: (failure: Failure | null) => ReactNode;
  /** The row height, if it differs from the setting of the app. */
  density?: string | null;
  /** The page to show, if it differs from the page that the server returned. */
  pageOf?: (snapshot: Snapshot) => ListPage<Item> | null;
  /** The number of placeholder rows before the first page arrives; by default that of a full page. */
  awaitedRows?: number;
}

const selectPage = <Item,>({ context }: PagedSnapshot<Item>) => context.page;
const nothing: readonly never[] = [];

function DrawnList<Item extends Identified, Snapshot extends PagedSnapshot<Item>>({
  list,
  columns,
  selection = null,
  onOpen,
  empty,
  density,
  pageOf = selectPage,
  awaitedRows,
}: Props<Item, Snapshot>) {
  const { query, failure: lastFailure } = useContextOf(list, 'query', 'failure');
  const received = useSelector(list, pageOf);
  const busy = useTag(list, 'busy');
  const isPhone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  // The server returned no data (无回款), so nothing is shown: an older answer would look like this one (decision 005).
  const page = lastFailure?.kind === 'nothing' ? null : received;
  // Silent failures are not shown: the rows remain under the expiry dialog (decision 006).
  const failure = lastFailure && !busy && !isSilent(lastFailure) ? lastFailure : null;
  const awaited = busy && !page;
  const items = (!failure && page?.list) || nothing;
  const change = useCallback(
    (part: Partial<ListQuery>) => {
      list.send({ type: 'query.change', change: part });
      if (part.pageNum) showBeginning(frame.current);
    },
    [list],
  );
  const shared = { items, columns, selection };
  const instead = items.length === 0 && (awaited ? <Awaited rows={awaitedRows ?? query.pageSize} /> : empty(failure));
  return (
    <RowLinksFrame
      ref={frame}
      className={classes.frame}
      data-density={density}
      data-busy={(busy && !awaited) || undefined}
      aria-busy={busy}
    >
      {isPhone ? (
        <>
          <CardTools {...shared} query={query} onChange={change} />
          {instead ? <div className={classes.instead}>{instead}</div> : <ListCards {...shared} onOpen={onOpen} />}
        </>
      ) : (
        <TableFrame {...shared} awaited={awaited} query={query} onChange={change} onOpen={onOpen}>
          {instead && <div className={classes.instead}>{instead}</div>}
        </TableFrame>
      )}
      <ListFooter
        pageNum={query.pageNum}
        pageSize={query.pageSize}
        shown={items.length}
        total={failure ? 0 : (page?.total ?? 0)}
        isPhone={isPhone}
        onChange={change}
      />
    </RowLinksFrame>
  );
}

/** The common parts of lists that are loaded page by page: a table, cards on phones, placeholders, and paging. */
export const PagedList = memo(DrawnList) as typeof DrawnList;

/** The placeholder rows: one element of their total height, painted by its background. */
const Awaited = ({ rows }: { rows: number }) => (
  <div className={classes.awaited} style={{ '--rows': rows } as CSSProperties} />
);

/** Scrolls to the first row of another page. */
function showBeginning(frame: HTMLElement | null) {
  if (!frame) return;
  frame.firstElementChild?.scrollTo?.({ top: 0 });
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}
