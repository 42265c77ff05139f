/** The machines of `src/machines/tables`, and what their states mean. */
export const tables = {
  tableTools: {
    '': 'Export and import of a list, loaded when wanted.',
    interrupted: 'Closed; an import ended before all its rows were in, and the list says so.',
    unavailable: 'The code or its words could not be loaded.',
    ended: 'An export is through; what it says stays in view until it is closed or the next one begins.',
  },
  export: {
    '': 'One export of a list to a file.',
    interrupted: 'A part could not be fetched; those that came are kept.',
    unwritten: 'The file could not be written.',
    done: 'The file was handed over.',
  },
  import: {
    '': 'The import of a file, step by step.',
    offered: 'An earlier import ended before all rows were in: it is continued, or given up.',
    'offered.handing': 'The rows with errors, or those that were not saved, are written to a file.',
    preparing: 'The template is written.',
    matching: 'Which sheet, heading row and columns are meant.',
    rereading: 'Another sheet or heading row was chosen; the file is read again.',
    unchecked: 'What the rows refer to could not be looked up.',
    preview: 'Every row with what is wrong with it. Nothing is saved yet.',
    'preview.handing': 'The rows with errors, or those that were not saved, are written to a file.',
    committing: 'The rows are saved, one after the other.',
    'committing.row.stopping': 'The row under way is still waited for: it may have been saved.',
    finished: 'What became of each row.',
    'finished.handing': 'The rows with errors, or those that were not saved, are written to a file.',
  },
};
