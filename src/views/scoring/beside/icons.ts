export { default as PaneIcon } from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRight.mjs';
