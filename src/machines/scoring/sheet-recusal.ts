import { withEvent, withOutput } from '#src/machines/params.ts';
import { defersReview } from './sheet-parts.ts';
import { sheetSetup } from './sheet-setup.ts';

/** An expert recuses, with a reason, and leaves the panel. */
export const recusing = sheetSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      on: {
        'recusal.confirm': { target: 'sending', actions: withEvent('takeReason') },
        'recusal.cancel': { target: '#sheet.editing', actions: 'forgetFailure' },
      },
    },
    sending: {
      tags: ['sending', 'busy'],
      on: { ...defersReview, 'right.reported': {} },
      invoke: {
        src: 'recuse',
        input: ({ context }) => context.recusal as NonNullable<typeof context.recusal>,
        onDone: [
          {
            guard: withOutput('hasValue'),
            target: '#sheet.locked',
            actions: ['dropDraft', withOutput('keepRecord'), 'tellJudged', 'tellUnsaved'],
          },
          { guard: withOutput('isAnswered'), target: '#sheet.loading', actions: ['dropDraft', 'tellJudged'] },
          {
            guard: withOutput('isDeclined'),
            target: 'asking',
            actions: [withOutput('keepFailure'), 'forgetRecusal'],
          },
          { target: 'asking', actions: withOutput('keepFailure') },
        ],
        onError: { target: 'asking', actions: 'keepSurprise' },
      },
    },
  },
});
