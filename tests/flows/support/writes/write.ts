import type { AnyActorRef } from 'xstate';
import type { Failure } from '#src/domain/failure.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import type { Collection } from '#mocks/store/store.ts';
import type { TestServer } from '#tests/flows/support/server.ts';
import type { UndrawnApp } from '#tests/flows/support/undrawn-app.ts';

/** A kind of write that a page makes: how a person comes to it, and how one sees what became of it. */
export interface Write<Actor extends AnyActorRef = AnyActorRef> {
  name: string;
  /** The address of the page. A function first does what others have to do before the page is opened. */
  url: string | ((server: TestServer) => Promise<string>);
  account: string;
  /** The path of the call that writes. */
  path: string;
  /** The actor that the events are for, if it is not the page's own. */
  actorOf?(app: UndrawnApp): Actor;
  /** Sends the events of a person who types or chooses something. */
  type?(page: Actor, app: UndrawnApp): void | Promise<void>;
  /** Sends the events of a person who saves. They do nothing where the page no longer offers it. */
  save(page: Actor, app: UndrawnApp): void | Promise<void>;
  /** What is typed or chosen and not saved. */
  typed?(page: Actor): unknown;
  /** The failure that the page shows in its own place, where that is so. Other failures are told by a notice. */
  failureOn?(page: Actor): Failure | null;
  /** The notices that tell a success. Without it, one that says that the record is saved. */
  tells?: readonly Notice['code'][];
  /** Whether an answer without data is a failure (`writeForAnswer`). */
  needsAnswer?: true;
  /** Whether the page shows what is stored after each failure. It does not offer again what has arrived. */
  renews?: true;
  /** Whether the page asks by itself what became of a write without an answer. */
  findsOut?: true;
  /** How often the store holds it. It grows by one with each time that it is written. */
  count(server: TestServer): Promise<number>;
}

/** A write whose events and context are those of one machine. */
export const write = <Actor extends AnyActorRef>(given: Write<Actor>): Write => given;

export const rowsOf = <Row>({ store }: TestServer, collection: Collection<Row>): Promise<Row[]> =>
  store.transaction((tx) => tx.all(collection));

/** How many rows are so. */
export const countOf = async <Row>(
  server: TestServer,
  collection: Collection<Row>,
  isMeant: (row: Row) => boolean,
): Promise<number> => (await rowsOf(server, collection)).filter(isMeant).length;
