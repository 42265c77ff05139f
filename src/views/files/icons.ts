export { default as LinkIcon } from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
export { default as PictureIcon } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
export { default as DocumentIcon } from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
export { default as RuleIcon } from '@tabler/icons-react/dist/esm/icons/IconSeparatorHorizontal.mjs';
