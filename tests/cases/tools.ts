/** What the tools of development and mock builds must be like (`W6`). */
export const toolCases: Readonly<Record<string, string>> = {
  'W6.1': 'keys that no browser owns, changeable, shown in the menu of the badge; typing in fields never opens a tool',
  'W6.2':
    'tools work above the app’s dialogs; a click in them closes no popover of the app and takes no focus from its field',
  'W6.3': 'an error in a tool leaves the app running and shows in its own corner',
  'W6.4':
    'attached to 200 actors and 10,000 events typing stays as quick; the log holds the last 2,000 and says what fell off',
  'W6.5': 'cycles, elements, files, 1 MB contexts are cut with a note; never a throw, never a freeze',
  'W6.6':
    'the log is filtered by actor, event, change, exclusion and search; filtering hides, never drops; by keyboard',
  'W6.7': 'a step shows exactly the calls, notices and console lines until the next one',
  'W6.8': 'each call names who answered; overrides never hit are listed',
  'W6.9': 'chance depends on seed, endpoint and its n-th call only; parallel calls in any order give the same outcome',
  'W6.10': 'faults in time too: sick 5 s of every 30 s, dead for 2 minutes then well',
  'W6.11': 'changing, clearing or resetting a plan settles what hangs; nothing of the old plan answers afterwards',
  'W6.12': 'a plan from yesterday is loud at the start: age, what it does, off in one click',
  'W6.13': 'panel, filters and chosen actor survive a reload',
  'W6.14': 'before a bundle is saved its parts are listed and can be unticked; the file holds no secret and no name',
  'W6.15': 'a bundle opens in any build by dropping its file; another version says what it cannot show',
  'W6.16': 'everything that the panel does can be done by script in the same words',
  'W6.17': 'works with the network unplugged',
};
