import { brandColour } from './theme-colour.ts';

/** The colours that the settings offer besides the free choice: the brand, and those of the former system (product 10.8). */
export const presetColours = [
  { name: 'forest', colour: brandColour },
  { name: 'sky', colour: '#409eff' },
  { name: 'azure', colour: '#1890ff' },
  { name: 'cyan', colour: '#13c2c2' },
  { name: 'emerald', colour: '#11a983' },
  { name: 'violet', colour: '#6959cd' },
  { name: 'red', colour: '#f5222d' },
  { name: 'slate', colour: '#304156' },
  { name: 'ink', colour: '#212121' },
] as const;
