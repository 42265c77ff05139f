export { default as LessIcon } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
export { default as MoreIcon } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
