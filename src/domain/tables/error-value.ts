const words =
  'DIV/0!|N/A|NAME?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA|EXTERNAL!';
const errors: ReadonlySet<string> = new Set(words.split('|').map((word) => `#${word}`));

/** Whether a cell shows that a formula failed, in a workbook or in a CSV made of one. */
export const isErrorValue = (text: string): boolean => errors.has(text.trim().toUpperCase());
