/** The machines of `src/machines/tables`, and what their states mean. */
export const tables = {
  tableTools: {
    '': 'Export and import of a list, loaded when wanted.',
    interrupted: 'Closed; an import ended before all rows were saved, and the list shows it.',
    unavailable: 'The code or its texts could not be loaded.',
    ended: 'An export has ended; its message stays until it is closed or the next export starts.',
  },
  fileWriter: {
    '': 'Writes the figures of a page, a chart or a report to a file, one at a time.',
  },
  export: {
    '': 'One export of a list to a file.',
    interrupted: 'A page could not be fetched; the pages before it are kept.',
    unwritten: 'The file could not be written.',
    done: 'The file was handed over.',
  },
  import: {
    '': 'The import of a file, step by step.',
    offered: 'An earlier import ended before all rows were saved: continue or discard it.',
    'offered.handing': 'The rows with errors, or those that were not saved, are written to a file.',
    preparing: 'Writes the template.',
    matching: 'The person chooses the sheet, the heading row and the columns.',
    rereading: 'Another sheet or heading row was chosen; the file is read again.',
    unchecked: 'What the rows refer to could not be looked up.',
    preview: 'Shows every row with its errors. Nothing is saved yet.',
    'preview.handing': 'The rows with errors, or those that were not saved, are written to a file.',
    'preview.verifying': 'Corrected rows are checked again.',
    'preview.unverified': 'Corrected rows could not be checked; nothing can be imported until they are.',
    committing: 'The rows are saved, one after the other.',
    'committing.row.stopping': 'Waits for the row in flight, which may be saved.',
    finished: 'Shows the result of each row.',
    'finished.handing': 'The rows with errors, or those that were not saved, are written to a file.',
  },
};
