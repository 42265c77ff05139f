export { default as PrintIcon } from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
export { default as PictureIcon } from '@tabler/icons-react/dist/esm/icons/IconPhotoDown.mjs';
