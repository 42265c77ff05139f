/** An address within the app's base path. `search` and `hash` include their leading `?` or `#`, or are empty. */
export interface AppLocation {
  path: string;
  search: string;
  hash: string;
}

export const homePath = '/blank';
export const profilePath = '/profile';
export const loginPath = '/login';
export const errorPath = '/error';
/** The data display in the layout, and alone on a wall (decision 046). */
export const boardPath = '/board/dashboard';
export const wallPath = '/dashboardIndependence';

export const toHref = ({ path, search, hash }: AppLocation): string => path + search + hash;

/** Splits an in-app address. A trailing slash makes no difference. */
export function toLocation(href: string): AppLocation {
  const [beforeHash = '', ...hashParts] = href.split('#');
  const [rawPath = '', ...searchParts] = beforeHash.split('?');
  const search = searchParts.join('?');
  const hash = hashParts.join('#');
  return {
    path: rawPath.length > 1 ? rawPath.replace(/\/+$/, '') || '/' : rawPath || '/',
    search: search && `?${search}`,
    hash: hash && `#${hash}`,
  };
}

/** The page of a record of a list. */
export const recordPath = (list: string, id: string): string => `${list}/${encodeURIComponent(id)}`;

/**
 * The page of a new record that continues a draft whose record is gone or locked. Its address differs from that of other new
 * records, so that their drafts do not collide.
 */
export const successorPath = (list: string, id: string): string =>
  `${recordPath(list, 'new')}?of=${encodeURIComponent(id)}`;

/** The address under which the page of a record of the list keeps its draft. */
export function draftPathOf(list: string, { path, search }: AppLocation): string {
  const id = new URLSearchParams(search).get('of');
  return id !== null && path === recordPath(list, 'new') ? successorPath(list, id) : path;
}

/** Whether a location is a new record of the list other than the one whose draft is kept at `kept`. */
export const isOfAnotherNew = (list: string, kept: string, location: AppLocation): boolean =>
  location.path === recordPath(list, 'new') && draftPathOf(list, location) !== kept;

/** The address of the login page, with the wanted address as `redirect` (product 4, decision 003). */
export const loginHref = (wanted: AppLocation): string => withRedirect(loginPath, wanted);

/** The address of the error page, with the wanted address as `redirect` (decision 002). */
export const errorHref = (wanted: AppLocation): string => withRedirect(errorPath, wanted);

const withRedirect = (path: string, wanted: AppLocation) => `${path}?redirect=${encodeURIComponent(toHref(wanted))}`;
