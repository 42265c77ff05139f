/** Requirements for the tools of development and mock builds (`W6`). */
export const toolCases: Readonly<Record<string, string>> = {
  'W6.1':
    'keys are not used by browsers, can be changed, and are shown in the menu of the badge; typing in fields never opens a tool',
  'W6.2':
    'tools work above the app’s dialogs; a click in them closes no popover of the app and takes no focus from its field',
  'W6.3': 'an error in a tool leaves the app running and shows in its own corner',
  'W6.4':
    'with 200 actors and 10,000 events typing stays as fast; the log keeps the last 2,000 and reports dropped ones',
  'W6.5': 'cycles, elements, files and contexts of 1 MB are cut with a note, without an error or a freeze',
  'W6.6':
    'the log is filtered by actor, event, change, exclusion and search, also by keyboard; filtering hides entries and never drops them',
  'W6.7': 'a step shows exactly its calls, notices and console lines until the next one',
  'W6.8': 'each call names the source of its answer; unused overrides are listed',
  'W6.9':
    'chance depends only on seed, endpoint and the number of the call; parallel calls in any order have the same outcome',
  'W6.10': 'faults can depend on time: failing 5 s of every 30 s, or for 2 minutes and then working',
  'W6.11': 'changing, clearing or resetting a plan ends hanging calls; nothing of the old plan answers afterwards',
  'W6.12': 'an old plan is announced at the start with its age and effect, and can be switched off in one click',
  'W6.13': 'panel, filters and chosen actor survive a reload',
  'W6.14': 'before a bundle is saved its parts are listed and can be unticked; the file contains no secret and no name',
  'W6.15': 'a bundle opens in any build by dropping its file; another version reports the parts it cannot show',
  'W6.16': 'every action of the panel can be scripted in the same terms',
  'W6.17': 'the tools work without a network',
};
