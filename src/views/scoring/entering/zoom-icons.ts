export { default as FitIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowAutofitWidth.mjs';
export { default as TurnIcon } from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise2.mjs';
export { default as ZoomInIcon } from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
export { default as ZoomOutIcon } from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
