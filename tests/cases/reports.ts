/** What must hold because reports about other products, tried here, showed that it did not (`Q`). */
export const reportCases: Readonly<Record<string, string>> = {
  Q1: 'every browser that the app does not turn away can do every task',
  Q11: 'text under composition is not typed yet: no call, no filter, no address until the composition ends',
  Q12: 'blanks of any kind at the ends of a keyword mean nothing, in every search',
  Q13: 'pasting: a number that was seen in a list stays',
  Q14: 'pasting: a heading stays a heading, with its number as text',
  Q15: 'pasting: what a list cannot show becomes text',
  Q16: 'pasting never changes a figure; what cannot be kept is replaced by an equal sign or reported',
  Q17: 'pasting: what Word would not print is left out; of tracked changes the accepted text stays',
  Q18: 'pasting: the lines within a table cell stay separated',
  Q20: 'quotation marks of any form are minutes and seconds',
};
