/** The look of the action in a message. */
export const actionLook = {
  size: 'compact-sm',
  variant: 'light',
  display: 'block',
  w: 'fit-content',
  mt: 'xs',
} as const;
