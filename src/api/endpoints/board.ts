import { undefined_ } from 'valibot';
import { Board } from '#src/domain/board/board.ts';
import { read } from './endpoint.ts';

/** The data display (decision 046). Any token is enough, because the page for the wall opens for any token. */
export const boardEndpoints = {
  query: read({ path: '/board/dashboard/query', encoding: 'none', request: undefined_(), response: Board }),
};
