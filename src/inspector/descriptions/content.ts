import { common } from './common.ts';

/** The machines of `src/machines/content`, and what their states mean. */
export const content = {
  list: {
    '': 'A list of records whose query lives in the address.',
    'records.opening': 'The address has no query: looks for a default view.',
    'records.loading': 'The previous rows stay visible.',
    'bulk.open': 'A bulk operation is being confirmed or runs, in its own machine.',
    'map.open': 'The address asks for the map, which has its own machine.',
    'map.unavailable': 'The code of the map could not be loaded.',
  },
  listSettings: {
    '': 'Columns, row height and saved views of one list.',
    notStored: 'Storage is unavailable: choices last as long as the page.',
  },
  editor: {
    '': 'A record’s page: fetch, edit, save.',
    unavailable: common.unavailable,
    salvaging: 'The record is gone: looks for unsaved input.',
    recalling: common.recalling,
    settling:
      'The values changed after a save without an answer. That save is sent again first; its result is their base.',
    comparing: common.comparing,
    conflict: 'Someone else saved the record meanwhile: the person chooses field by field.',
    deleted: 'Someone else deleted the record. The input is kept and can be saved as a new record (fault F6).',
    saved: 'The step that was requested with the save follows.',
    proceeding: 'The record is saved; now it is published or submitted. A failure says that it is saved only.',
    operating: 'Publish, pin …: changes the record on the server, independent of unsaved input.',
  },
  approval: {
    '': 'The decisions of a reviewer about the version of a record, before it is published.',
    sending: 'The decision is on its way.',
    fetching: 'The decision was refused, or the answer lacked the record: fetches what is true now.',
  },
  checks: {
    '': 'What the content checks find in the form of a record.',
    pausing: 'Waits until nobody has typed for a moment.',
    checking: 'Works while the browser is idle; a change starts it again.',
  },
  map: {
    '': 'The map to pick a place on.',
    provided: 'The map service draws.',
    schematic: 'No service is configured: the fourteen cities as tiles.',
    unavailable: 'The service could not be loaded: the tiles replace it, with a message.',
  },
  baseMap: {
    '': 'The bases that match the filters of their list, on a map.',
    'seen.loading': 'The previous rows stay visible.',
    'hidden.current': 'Hidden, and nothing has changed since.',
    'hidden.outdated': 'Something changed meanwhile: it is fetched again when shown.',
  },
  homePage: {
    '': 'The configuration of the public home page.',
    recalling: common.recalling,
    confirming: 'Asks before content that went offline is removed.',
    comparing: common.comparing,
    conflict: common.conflict,
  },
  revisions: {
    '': 'The revisions of one record, while they are open.',
  },
  steps: {
    '': 'The history of steps of a record whose type has steps of its own.',
  },
};
