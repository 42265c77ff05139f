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

/** The address of the login page, with the wanted address as `redirect` (product 4, decision 003). */
export const loginHref = (wanted: AppLocation): string => withRedirect(loginPath, wanted);

/** The address of the error page, with the wanted address as `redirect` (decision 002). */
export const errorHref = (wanted: AppLocation): string => withRedirect(errorPath, wanted);

const withRedirect = (path: string, wanted: AppLocation) => `${path}?redirect=${encodeURIComponent(toHref(wanted))}`;
