import { array, object, record, string } from 'valibot';
import { buttonOf } from '#src/domain/rights/access.ts';
import { HomeItem, HomePage } from '#src/domain/content/home-page.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';

const path = '/home/index';

const Reference = object({ path: string(), id: string() });

/**
 * The configuration of the public home page (decision 038). `update` sends the version that it is based on; the server
 * refuses it when it has a newer one.
 */
export const homePageEndpoints = {
  get: read({ path: `${path}/get`, request: object({}), response: HomePage, right: path }),
  /** The current state of these records, whether they are on the page or not. */
  check: read({
    path: `${path}/check`,
    request: object({ items: array(Reference) }),
    response: array(HomeItem),
    right: path,
  }),
  update: write({
    path: `${path}/update`,
    request: object({ version: count, slots: record(string(), array(Reference)) }),
    response: HomePage,
    right: buttonOf(path, 'add'),
  }),
};
