/** The inspector as one of the tools of development and mock builds; no browser uses its shortcut (W6.1). */
export const inspectorTool = {
  id: 'inspector',
  name: { zh: '状态机查看器', en: 'Machine inspector' },
  key: 'Ctrl+F9',
  load: () => import('./window/inspector.tsx'),
};
