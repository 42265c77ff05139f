/** Cookies as decision 008 wants them: SameSite=Lax, Secure on https, path = base path. */
export interface Cookies {
  /** One that cannot be read counts as none, and is removed. */
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

/** How long the sidebar's state, the language and the size are remembered (decision 008). */
export const yearDays = 365;

export function createCookies(basePath: string): Cookies {
  const attributes = `; path=${basePath}; SameSite=Lax${globalThis.location.protocol === 'https:' ? '; Secure' : ''}`;
  return {
    read(name) {
      const found = allCookies()
        .split('; ')
        .filter((pair) => pair.startsWith(`${name}=`));
      // Of several by that name, for other paths, one may be readable.
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

/** Where cookies are forbidden altogether there simply are none. */
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
    // A browser may store it later than it says. Reading waits for it, so that whoever is told now finds the change.
    void document.cookie;
  } catch {
    // Said where it matters: after a login whose token could not be kept.
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
