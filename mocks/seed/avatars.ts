/** Pictures of accounts. Most accounts have none, as with a provider where users upload their own. */
export const avatars: Readonly<Record<string, string>> = {
  admin: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#2f7d5b"/><path fill="#e7f4ec" d="M32 10l14 20h-8l10 14H36v10h-8V44H16l10-14h-8z"/></svg>',
  )}`,
};
