import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { officeWordFault, type TypedOfficeWord } from '#src/domain/checks/office-word.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { wordsPath } from '#src/domain/comments/word-paths.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { officeWords, type officeWordsMachine } from '#src/machines/comments/words.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { useComposedText } from '#src/views/search/use-composed-text.ts';
import { WordsScreen } from './words-screen.tsx';

/** The office's wrong and forbidden words, which the content checks find (decision 065). */
export function OfficeWordsScreen({ actor }: { actor: ActorRefFrom<typeof officeWordsMachine> }) {
  const { t } = useTranslation('comments');
  const inbox = useOpenHref(commentsPath);
  const others = useOpenHref(wordsPath);
  return (
    <WordsScreen
      page={actor}
      look={{
        kind: officeWords,
        texts: 'office',
        faultOf: officeWordFault,
        column: { label: t('list.office.right'), cellOf: (word) => <RightWord {...word} /> },
        fieldsOf: (form) => <RightField {...form} />,
        summaryOf: ({ word, right }) => (right === '' ? word : `${word} → ${right}`),
        exampleOf: ({ path, id, title }) => ({
          id: `${path}/${id}`,
          shown: <Link href={recordPath(path, id)}>{title}</Link>,
        }),
        links: [
          { label: t('list.words.title'), href: others },
          { label: t('words.toList'), href: inbox },
        ],
      }}
    />
  );
}

function RightWord({ isForbidden, right }: TypedOfficeWord) {
  const { t } = useTranslation('comments');
  return (
    <>
      {isForbidden && (
        <Text size="xs" c="var(--mantine-color-error)">
          {t('list.office.forbidden')}
        </Text>
      )}
      {right}
    </>
  );
}

interface RightFieldProps {
  typed: TypedOfficeWord;
  problem: string | null;
  readOnly: boolean;
  type: (change: Partial<TypedOfficeWord>) => void;
}

/** Whether the word is wrong or forbidden, and the right one. */
function RightField({ typed: { isForbidden, right }, problem, readOnly, type }: RightFieldProps) {
  const { t } = useTranslation('comments');
  const field = useComposedText(right, (text) => type({ right: text }));
  return (
    <>
      <SegmentedControl
        aria-label={t('list.office.kind')}
        readOnly={readOnly}
        value={isForbidden ? 'forbidden' : 'wrong'}
        data={[
          { value: 'wrong', label: t('list.office.wrong') },
          { value: 'forbidden', label: t('list.office.forbidden') },
        ]}
        onChange={(value) => type({ isForbidden: value === 'forbidden' })}
      />
      <TextInput
        label={t('list.office.right')}
        description={isForbidden ? t('list.office.rightHint') : undefined}
        required={!isForbidden}
        {...field}
        error={problem}
        readOnly={readOnly}
      />
    </>
  );
}
