import { type AppLocation, errorPath, loginPath, toHref, toLocation } from './location.ts';

const root: AppLocation = { path: '/', search: '', hash: '' };

const placeholderOrigin = 'https://app.invalid';

// Control characters (C0, DEL, C1) and the backslash: browsers drop or rewrite them, so the address is not what it seems.
// oxlint-disable-next-line no-control-regex
const deceptive = /[\u0000-\u001f\u007f-\u009f\\]/;

const barred = [loginPath, '/auth-redirect', '/redirect', '/404', errorPath];

/**
 * The address that a `redirect` parameter may lead to (decision 003): a path of the same origin that begins with exactly
 * one slash, also after normalising, and is no login, error or redirect page. Anything else leads to `/`.
 */
export function safeRedirect(raw: string | null | undefined): AppLocation {
  if (!raw || !/^\/(?!\/)/.test(raw) || deceptive.test(raw)) return root;
  const url = parse(raw);
  if (!url || url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return root;
  const location = toLocation(url.pathname + url.search + url.hash);
  const path = decoded(location.path);
  if (path === null || path.startsWith('//') || deceptive.test(path)) return root;
  return barred.some((page) => path === page || path.startsWith(`${page}/`)) ? root : location;
}

/**
 * The address after login: the safe redirect, plus the other query keys of the login address that it does not have itself
 * (decision 003). When `redirect` is repeated, the first one counts.
 */
export function redirectAfterLogin(loginSearch: string): AppLocation {
  const params = new URLSearchParams(loginSearch);
  const target = safeRedirect(params.get('redirect'));
  const merged = new URLSearchParams(target.search);
  const extra = [...params].filter(([key]) => key !== 'redirect' && !merged.has(key));
  if (extra.length === 0) return target;
  for (const [key, value] of extra) merged.append(key, value);
  return { ...target, search: `?${merged}` };
}

/** `/redirect/{path}` leads to `{path}` with its query and hash (product 2), under the same rules. */
export const redirectHelperTarget = (location: AppLocation): AppLocation =>
  safeRedirect(toHref({ ...location, path: location.path.slice('/redirect'.length) }));

function parse(raw: string): URL | null {
  try {
    return new URL(raw, placeholderOrigin);
  } catch {
    return null;
  }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
