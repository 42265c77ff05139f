/** What must hold because reports about other products, tried here, showed that it did not (`Q`). */
export const reportCases: Readonly<Record<string, string>> = {
  Q2: 'what a spreadsheet shows is what is imported; serials are rounded to the second',
  Q3: 'a file gives the same record on every computer; a date in a sheet has no zone',
  Q4: 'XML booleans are 1 or true and 0 or false, wherever they are in a workbook',
  Q5: 'an instant with a zone is converted to Asia/Shanghai or refused in words',
  Q6: 'empty rows and columns are no part of a table; a limit is reported with what was counted',
  Q7: 'the sheet with the known headings is taken, visible ones first; it is shown and can be changed',
  Q8: 'the heading row is the one of the first rows with the most known titles; it is shown and can be changed',
  Q9: 'what Excel and WPS open is read; one odd cell is a problem of its row; a refusal says what is wrong and what helps',
  Q10: 'one faulty line of a CSV is the problem of that line, with its number',
  Q19: 'a file name ending that systems give to a type we accept is accepted; the content decides',
};
