/** The widths of dialogs and drawers. */
export const frameWidths = { sm: 380, md: 440, lg: 640, xl: 920, full: 1280 } as const;

export type FrameWidth = keyof typeof frameWidths;

/**
 * Mantine's titles have no room between their lines: a name that needs two would overlap itself. The header is not
 * another banner of the page.
 */
export const frameLook = {
  styles: { title: { fontWeight: 600, fontSize: 16, lineHeight: 1.4 } },
  attributes: { header: { role: 'presentation' } },
};
