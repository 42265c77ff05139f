/** The machines of `src/machines/files`, and what their states mean. */
export const files = {
  files: {
    '': 'The files of a page: uploads and pictures.',
  },
  upload: {
    '': 'One picture on its way to the server.',
    refused: 'The picture may not be uploaded.',
    failed: 'The file is kept.',
    stored: 'On the server, with an id, and about to be put into its field.',
  },
  picture: {
    '': 'A stored picture that a page displays.',
    missing: 'The server has no such file for this person.',
  },
};
