import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { officeWordsPath } from '#src/domain/comments/word-paths.ts';
import { wordFault } from '#src/domain/comments/word-fault.ts';
import { watchWords, type watchWordsMachine } from '#src/machines/comments/words.ts';
import { useOffers } from '#src/views/app-context.ts';
import { MarkedText } from '#src/views/comments/marked-text.tsx';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { WordsScreen } from './words-screen.tsx';

/** The watch words, which mark comments and decide nothing (decision 039). */
export function WatchWordsScreen({ actor }: { actor: ActorRefFrom<typeof watchWordsMachine> }) {
  const { t } = useTranslation('comments');
  const inbox = useOpenHref(commentsPath);
  const others = useOpenHref(officeWordsPath);
  const hasOthers = useOffers('officeWords');
  return (
    <WordsScreen
      page={actor}
      look={{
        kind: watchWords,
        texts: 'words',
        faultOf: ({ word, exceptions }) => wordFault(word, exceptions),
        column: null,
        fieldsOf: null,
        summaryOf: ({ word }) => word,
        exampleOf: (comment) => ({ id: comment.id, shown: <MarkedText comment={comment} /> }),
        links: [
          ...(hasOthers ? [{ label: t('list.office.title'), href: others }] : []),
          { label: t('words.toList'), href: inbox },
        ],
      }}
    />
  );
}
