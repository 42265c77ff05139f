import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { type ListPage, type ListQuery, pageSizes } from '#src/domain/content/list-query.ts';
import { type Failure, isSilent } from '#src/domain/failure.ts';
import { phoneQuery } from '../parts/phone-query.ts';
import classes from './list-table.module.css';

interface PagedSnapshot<Item> {
  context: { query: ListQuery; page: ListPage<Item> | null; failure: Failure | null };
  hasTag: (tag: 'busy') => boolean;
}

/** The machine of a list that comes page by page. */
export interface PagedActor<Item> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot: () => PagedSnapshot<Item>;
  send: (event: { type: 'reload' } | { type: 'query.change'; change: Partial<ListQuery> }) => void;
}

const selectQuery = ({ context }: PagedSnapshot<unknown>) => context.query;
const selectBusy = (snapshot: PagedSnapshot<unknown>) => snapshot.hasTag('busy');
/** What passes silently is no failure to show: under the expiry dialog stays what was there (decision 9). */
const selectFailed = (snapshot: PagedSnapshot<unknown>) => {
  const { failure } = snapshot.context;
  return failure !== null && !snapshot.hasTag('busy') && !isSilent(failure);
};
