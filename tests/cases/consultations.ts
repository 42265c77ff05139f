/** What consultations and their due days must be like (`W3`). */
export const consultationCases: Readonly<Record<string, string>> = {
  'W3.1': 'the calendar has holidays and make-up working days; a Sunday that is worked counts',
  'W3.2':
    'a due day in a year without a published calendar says that its holidays are not entered; the calendar warns from November on',
  'W3.3': 'changing the calendar recomputes open consultations and logs how many moved; closed ones keep theirs',
  'W3.4': 'the due day explains itself: received, days counted, days skipped and why',
  'W3.5':
    'day of receipt not counted; receipt on a free day counts from the next working day; whole days in Asia/Shanghai; one working day a week works',
  'W3.6': 'the clock stops at answered; sent back it starts a new period, the first one’s lateness stays',
  'W3.7': '“2 days late” stays on closed ones, in list and export',
  'W3.8':
    'reply and note are two labelled actions without a default; the button says who will read it; notes look different in grey print too',
  'W3.9': 'a template goes in at the cursor and never replaces what is typed; one undo takes it out',
  'W3.10': 'unfilled or unknown variables are lit and block sending; all occurrences are filled',
  'W3.11':
    'somebody answered, or the visitor wrote, since it was opened: sending is refused, the new text is shown, mine stays',
  'W3.12':
    'a typed reply survives other record, owner or status changed, filter, tab closed, expiry; a failed send returns to its record',
  'W3.13':
    'owner disabled or without the right: open ones become unassigned, logged; all of somebody’s open ones are handed over in one action',
  'W3.14':
    'revealed contact details mask again on leaving; export, print, log and search stay masked; export of clear ones asks a reason and is logged',
  'W3.15': 'overdue first, then by due day; the open record does not jump when the list refreshes',
};
