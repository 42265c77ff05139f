import type { AnyActorRef } from 'xstate';
import type { Failure } from '#src/domain/failure.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import type { Collection } from '#mocks/store/store.ts';
import type { TestServer } from '#tests/flows/support/server.ts';
import type { UndrawnApp } from '#tests/flows/support/undrawn-app.ts';

/** A kind of write that a page makes: how a user makes it, and how its result is found. */
export interface Write<Actor extends AnyActorRef = AnyActorRef> {
  name: string;
  /** The address of the page. A function first prepares the data that the page needs. */
  url: string | ((server: TestServer) => Promise<string>);
  account: string;
  /** The path of the call. */
  path: string;
  /** The actor that receives the events, if not the page’s own. */
  actorOf?(app: UndrawnApp): Actor;
  /** Sends the events of a user who types or chooses something. */
  type?(page: Actor, app: UndrawnApp): void | Promise<void>;
  /** Sends the events of a user who saves. They have no effect if the page no longer offers it. */
  save(page: Actor, app: UndrawnApp): void | Promise<void>;
  /** The unsaved input. */
  typed?(page: Actor): unknown;
  /** The failure shown in the page, if it has a place for it. Other failures are notices. */
  failureOn?(page: Actor): Failure | null;
  /** The notices of a success; `record.saved` by default. */
  successNotices?: readonly Notice['code'][];
  /** Whether an answer without data is a failure (`writeForAnswer`). */
  needsAnswer?: true;
  /** Whether the page reloads after each failure, so that it does not offer an arrived write again. */
  renews?: true;
  /** Whether the page checks by itself what became of a write without an answer. */
  findsOut?: true;
  /** The number of times the store contains the write; each write adds one. */
  count(server: TestServer): Promise<number>;
}

/** A write whose events and context are those of one machine. */
export const write = <Actor extends AnyActorRef>(given: Write<Actor>): Write => given;

export const rowsOf = <Row>({ store }: TestServer, collection: Collection<Row>): Promise<Row[]> =>
  store.transaction((tx) => tx.all(collection));

/** The number of rows that match. */
export const countOf = async <Row>(
  server: TestServer,
  collection: Collection<Row>,
  isMeant: (row: Row) => boolean,
): Promise<number> => (await rowsOf(server, collection)).filter(isMeant).length;
