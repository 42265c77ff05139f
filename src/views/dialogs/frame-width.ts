/** The widths of dialogs and drawers. */
export const frameWidths = { sm: 380, md: 440, lg: 640, xl: 920, full: 1280 } as const;

export type FrameWidth = keyof typeof frameWidths;
