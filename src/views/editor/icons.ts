export { default as CopyIcon } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
export { default as HistoryIcon } from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
export { default as NextIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
export { default as PreviewIcon } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
export { default as PreviousIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
