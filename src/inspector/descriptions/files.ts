/** The machines of `src/machines/files`, and what their states mean. */
export const files = {
  files: {
    '': 'The files of a page: uploads and pictures.',
  },
  upload: {
    '': 'One picture on its way to the server.',
    refused: 'No picture that may be uploaded.',
    failed: 'The file is kept.',
    stored: 'On the server, under its own id, and soon in its field.',
  },
  picture: {
    '': 'A stored picture that a page shows.',
    missing: 'The server has no such file for this person.',
  },
};
