/** Where the browser is, relative to the app's base path. `search` and `hash` carry their leading sign or are empty. */
export interface AppLocation {
  path: string;
  search: string;
  hash: string;
}

export const homePath = '/blank';
export const profilePath = '/profile';
export const loginPath = '/login';
export const errorPath = '/error';

export const toHref = ({ path, search, hash }: AppLocation): string => path + search + hash;

/** Splits an in-app address; a trailing slash means the same page as none. */
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

/** The login page that leads back to where the person wanted to go (product 4, decision 003). */
export const loginHref = (wanted: AppLocation): string => withRedirect(loginPath, wanted);

/** The error page that remembers the page wanted (decision 002). */
export const errorHref = (wanted: AppLocation): string => withRedirect(errorPath, wanted);

const withRedirect = (path: string, wanted: AppLocation) => `${path}?redirect=${encodeURIComponent(toHref(wanted))}`;
