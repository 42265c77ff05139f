import { common } from './common.ts';

/** The machines of `src/machines/content`, and what their states mean. */
export const content = {
  list: {
    '': 'A list of records whose query lives in the address.',
    'records.opening': 'By a plain address: is there a default view?',
    'records.loading': 'What was there before stays in view.',
    'bulk.open': 'A bulk operation is asked about or runs; its own machine tells.',
    'map.open': 'The address asks for the map, whose own machine runs.',
    'map.unavailable': 'The code of the map did not come.',
  },
  listSettings: {
    '': 'Columns, row height and saved views of one list.',
    unkept: 'Nothing can be kept: what is chosen holds as long as the page.',
  },
  editor: {
    '': 'A record’s page: fetch, edit, save.',
    unavailable: common.unavailable,
    salvaging: 'The record is gone. Was something typed into it that was not saved?',
    recalling: common.recalling,
    settling:
      'The values changed after a save without an answer. It is sent again first: what came of it is their base.',
    comparing: common.comparing,
    conflict: 'Somebody else saved the record meanwhile: whose fields are to be kept?',
    deleted: 'Somebody else deleted the record. What was typed is still there, and can become a new one (fault F6).',
    operating: 'Published, pinned …: the record as it stands on the server, whatever is typed.',
  },
  map: {
    '': 'The map to pick a place on.',
    provided: 'The map service draws.',
    schematic: 'No service is configured: the fourteen cities as tiles.',
    unavailable: 'The service cannot be had: the tiles serve, and that is said.',
  },
  baseMap: {
    '': 'The bases that match the filters of their list, on a map.',
    'seen.loading': 'What was there before stays in view.',
    'hidden.current': 'Nobody sees it, and nothing has changed since.',
    'hidden.outdated': 'Something changed meanwhile: it is fetched when somebody sees it again.',
  },
  homePage: {
    '': 'The configuration of the public home page.',
    recalling: common.recalling,
    confirming: 'What went offline will be taken out.',
    comparing: common.comparing,
    conflict: common.conflict,
  },
  revisions: {
    '': 'The saves of one record, while somebody looks at them.',
  },
  steps: {
    '': 'The steps that a record has taken on its way, where its type has steps of its own.',
  },
};
