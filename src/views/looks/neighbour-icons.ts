export { default as NextIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
export { default as PreviousIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
