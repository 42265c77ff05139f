/** The widths of dialogs and drawers. */
export const frameWidths = { sm: 380, md: 440, lg: 640, xl: 920, full: 1280 } as const;

export type FrameWidth = keyof typeof frameWidths;

/**
 * Mantine sets titles without line spacing, so the lines of a long name would overlap. The header has no role, because
 * `header` would be a second banner of the page.
 */
export const frameLook = {
  styles: { title: { fontWeight: 600, fontSize: 16, lineHeight: 1.4 } },
  attributes: { header: { role: 'presentation' } },
};
