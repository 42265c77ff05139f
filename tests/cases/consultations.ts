/** Requirements for consultations and their due days (`W3`). */
export const consultationCases: Readonly<Record<string, string>> = {
  'W3.1': 'the calendar has holidays and make-up working days; a working Sunday counts',
  'W3.2':
    'a due day in a year without a published calendar shows that the holidays are missing; the calendar warns from November on',
  'W3.3':
    'changing the calendar recomputes open consultations and logs the number of moved ones; closed ones keep their due day',
  'W3.4': 'the due day is explained: receipt, counted days, and skipped days with reasons',
  'W3.5':
    'the day of receipt does not count; a receipt on a free day counts from the next working day; days are whole days in Asia/Shanghai; one working day a week works',
  'W3.6': 'the clock stops when answered; reopening starts a new period, and the lateness of the first one stays',
  'W3.7': '“2 days late” stays on closed consultations, in list and export',
  'W3.8':
    'reply and note are two labelled actions without a default; the button names its reader; notes look different also in greyscale print',
  'W3.9': 'a template is inserted at the cursor and never replaces typed text; one undo removes it',
  'W3.10': 'unfilled or unknown variables are highlighted and block sending; all occurrences are filled',
  'W3.11':
    'after an answer by another user or a new message of the visitor sending is refused, the new text is shown, and mine stays',
  'W3.12':
    'a typed reply survives another record, a change of owner or status, a filter, a closed tab and an expiry; a failed send returns to its record',
  'W3.13':
    'when an owner is disabled or loses the right, open consultations become unassigned and this is logged; all open ones of a person are handed over in one action',
  'W3.14':
    'revealed contact details are masked on leaving; export, print, log and search stay masked; an unmasked export needs a reason and is logged',
  'W3.15': 'overdue ones come first, then by due day; the open record does not jump when the list refreshes',
};
