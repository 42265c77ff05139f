/** Cookies with SameSite=Lax, Secure on https, and the base path as their path (decision 008). */
export interface Cookies {
  /** Null if there is none. A cookie that cannot be decoded is removed. */
  read(name: string): string | null;
  /** Without `days` the cookie ends with the browser session. */
  write(name: string, value: string, days?: number): void;
  remove(name: string): void;
}

export const cookieNames = {
  token: 'Admin-Token',
  account: 'Admin-Account',
  role: 'Admin-Role',
  sidebar: 'sidebarStatus',
  language: 'language',
  size: 'size',
} as const;

/** How long the sidebar's state, the language and the size are remembered, in days (decision 008). */
export const yearDays = 365;

export function createCookies(basePath: string): Cookies {
  const attributes = `; path=${basePath}; SameSite=Lax${globalThis.location.protocol === 'https:' ? '; Secure' : ''}`;
  return {
    read(name) {
      const found = allCookies()
        .split('; ')
        .filter((pair) => pair.startsWith(`${name}=`));
      // There may be several of that name, for different paths.
      for (const pair of found) {
        const value = decode(pair.slice(name.length + 1));
        if (value !== null) return value;
      }
      if (found.length > 0) remove(name);
      return null;
    },
    write(name, value, days) {
      set(`${name}=${encodeURIComponent(value)}${attributes}${days ? `; max-age=${days * 86_400}` : ''}`);
    },
    remove,
  };

  function remove(name: string) {
    set(`${name}=${attributes}; max-age=0`);
  }
}

/** Empty where cookies are forbidden. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function set(cookie: string) {
  try {
    document.cookie = cookie;
    // A browser may store it later. Reading waits until it is stored, so that every listener finds the change.
    void document.cookie;
  } catch {
    // Reported where it matters: after a login whose token could not be stored.
  }
}

/** Null for one that is empty or garbled. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value) || null;
  } catch {
    return null;
  }
}
