/** The oldest browsers that the app runs in (decision 044). The page for older ones, in `index.html`, names them too. */
export const floor = { chrome: 111, firefox: 121, safari: 16.4 } as const;

export type Browser = keyof typeof floor;

/** The same browsers as build targets. */
export const buildTargets: string[] = Object.entries(floor).map(([browser, version]) => `${browser}${version}`);
