import { useSelector } from '@xstate/react';
import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Failure, isSilent } from '#src/domain/failure.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { CardTools } from './card-tools.tsx';
import { type Identified, leastWidth, type ListColumn } from './column.ts';
import { ListCards } from './list-cards.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListRows } from './list-rows.tsx';
import { TableRow } from './list-table.tsx';
import tableClasses from './list-table.module.css';
import classes from './paged-list.module.css';
import './roomy-table.ts';
import { RowLinksFrame } from './row-link.tsx';
import type { RowSelection } from './selection.ts';
import { TableHead } from './table-head.tsx';

interface PagedSnapshot<Item> {
  context: { query: ListQuery; page: ListPage<Item> | null; failure: Failure | null };
  hasTag: (tag: 'busy') => boolean;
}

/** The machine of a list that comes page by page. */
interface PagedActor<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot: () => Snapshot;
  send: (event: { type: 'query.change'; change: Partial<ListQuery> }) => void;
}

interface Props<Item, Snapshot> {
  list: PagedActor<Snapshot>;
  /** The same array as long as nothing in it changes, or all rows are drawn anew. */
  columns: readonly ListColumn<Item>[];
  selection?: RowSelection<Item> | null;
  /** A press on a row, if that opens something. */
  onOpen?: (item: Item) => void;
  /** What stands there without items, and why there are none. */
  empty: (failure: Failure | null) => ReactNode;
  /** How tall the rows are, if not as everywhere. */
  density?: string | null;
  /** The page to show, if that is not the page as the server returned it. */
  pageOf?: (snapshot: Snapshot) => ListPage<Item> | null;
  /** The number of rows that are drawn before the first page arrives; by default that of a full page. */
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
  // The server returned nothing (无回款), so nothing is shown: an older answer would look like this one (decision 005).
  const page = lastFailure?.kind === 'nothing' ? null : received;
  // Silent failures are not shown: the rows stay as they were under the expiry dialog (decision 006).
  const failure = lastFailure && !busy && !isSilent(lastFailure) ? lastFailure : null;
  const awaited = busy && !page;
  const items = (!failure && page?.list) || nothing;
  const change = (part: Partial<ListQuery>) => {
    list.send({ type: 'query.change', change: part });
    if (part.pageNum) showBeginning(frame.current);
  };
  const shared = { items, columns, selection };
  const least = leastWidth(columns, selection !== null);
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
        <div className={tableClasses.scroller} data-least={least.step}>
          <table
            className={tableClasses.table}
            data-empty={items.length === 0 || undefined}
            style={{ '--least': `${least.width}px` } as CSSProperties}
          >
            <TableHead {...shared} query={query} onChange={change} />
            <tbody>
              <ListRows {...shared} row={TableRow} onOpen={onOpen} />
            </tbody>
          </table>
          {instead && <div className={classes.instead}>{instead}</div>}
        </div>
      )}
      <ListFooter
        query={query}
        shown={items.length}
        total={failure ? 0 : (page?.total ?? 0)}
        isPhone={isPhone}
        onChange={change}
      />
    </RowLinksFrame>
  );
}

/** What all lists that come page by page have in common: a table, on phones cards, what stands there meanwhile, and paging. */
export const PagedList = memo(DrawnList) as typeof DrawnList;

/** The rows that are awaited: one element that is as tall as they will be, painted by its background. */
const Awaited = ({ rows }: { rows: number }) => (
  <div className={classes.awaited} style={{ '--rows': rows } as CSSProperties} />
);

/** Shows the first row of another page, where people begin to read. */
function showBeginning(frame: HTMLElement | null) {
  if (!frame) return;
  frame.firstElementChild?.scrollTo?.({ top: 0 });
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}
