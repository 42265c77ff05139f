export { default as PictureIcon } from '@tabler/icons-react/dist/esm/icons/IconPhotoDown.mjs';
