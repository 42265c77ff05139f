/** Reads the page's cookies, and changes them like another browser tab. */
export const cookies = {
  all: (): Record<string, string> =>
    Object.fromEntries(
      document.cookie
        .split('; ')
        .filter((pair) => pair !== '')
        .map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return [name, decodeURIComponent(value.join('='))];
        }),
    ),
  get: (name: string): string | undefined => cookies.all()[name],
  set: (name: string, value: string): void => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`;
  },
  remove: (name: string): void => {
    document.cookie = `${name}=; path=/; max-age=0`;
  },
};
