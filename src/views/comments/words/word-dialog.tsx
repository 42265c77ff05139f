import { Alert, Button, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestWord } from '#src/domain/comments/watch-word.ts';
import { type WordFault, wordFault } from '#src/domain/comments/word-fault.ts';
import { lastEditor } from '#src/domain/last-editor.ts';
import type { WordsActor } from '#src/machines/comments/words.ts';
import type { WordForm } from '#src/machines/comments/words-context.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useComposedText } from '#src/views/search/use-composed-text.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { WordTrialLine } from './word-trial.tsx';

/** The form of one watch word. As soon as something is typed only its own buttons close it, so that nothing is lost. */
export function WordDialog({ page }: { page: WordsActor }) {
  const { t } = useTranslation('comments');
  const { form } = useContextOf(page, 'form');
  if (!form) return null;
  const { word = '', exceptions = [], note = '' } = form.seen ?? {};
  const isTouched = JSON.stringify(form.typed) !== JSON.stringify({ word, exceptions, note });
  return (
    <Dialog
      title={t(form.seen ? 'words.change' : 'words.add')}
      withCloseButton={false}
      closeOnClickOutside={false}
      onClose={isTouched ? null : () => page.send({ type: 'form.close' })}
    >
      <Form page={page} form={form} />
    </Dialog>
  );
}

function Form({ page, form: { typed } }: { page: WordsActor; form: WordForm }) {
  const { t } = useTranslation('comments');
  const { taken } = useContextOf(page, 'taken');
  const isTried = useMatches(page, { editing: 'tried' });
  const isSaving = useMatches(page, 'saving', 'comparing');
  const [isAsked, setAsked] = useState(false);
  const [search, setSearch] = useState('');
  const fault = wordFault(typed.word, typed.exceptions);
  const wordProblem = taken ?? (isAsked && fault?.part === 'word' ? faultText(fault) : null);
  const exceptionProblem = fault?.part === 'exception' && typed.word.trim() !== '' ? faultText(fault) : null;
  const type = (change: Partial<typeof typed>) => page.send({ type: 'form.type', change });
  // The typed word is searched in the comments, to show what it would mark.
  const wordField = useComposedText(typed.word, (word) => type({ word }));
  const addException = () => {
    const exception = search.trim();
    if (exception !== '' && !typed.exceptions.includes(exception))
      type({ exceptions: [...typed.exceptions, exception] });
    setSearch('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!fault) page.send({ type: 'save' });
      }}
    >
      <Stack gap="sm">
        <Theirs page={page} />
        <TextInput
          data-autofocus
          required
          label={t('words.word')}
          {...wordField}
          error={wordProblem}
          readOnly={isSaving}
        />
        <TagsInput
          label={t('words.exceptions')}
          description={t('words.exceptionsHint')}
          value={typed.exceptions}
          error={exceptionProblem}
          readOnly={isSaving}
          searchValue={search}
          onSearchChange={setSearch}
          onBlur={addException}
          onChange={(exceptions) => type({ exceptions })}
        />
        <Textarea
          label={t('words.note')}
          autosize
          minRows={1}
          maxRows={4}
          value={typed.note}
          readOnly={isSaving}
          onChange={({ currentTarget }) => type({ note: currentTarget.value })}
        />
        <WordTrialLine page={page} />
        <DialogFoot>
          <Button variant="default" disabled={isSaving} onClick={() => page.send({ type: 'form.close' })}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" loading={isSaving || undefined} disabled={!isTried && !isSaving && fault === null}>
            {t('words.save')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );

  function faultText(found: WordFault): string {
    if (found.fault === 'apart') return t('words.fault.apart', { exception: found.exception });
    return found.fault === 'long' ? t('words.fault.long', { most: longestWord }) : t('words.fault.blank');
  }
}

/** Shows the current version after somebody else has changed the entry. */
function Theirs({ page }: { page: WordsActor }) {
  const { t } = useTranslation('comments');
  const { theirs, isTheirs } = useContextOf(page, 'theirs', 'isTheirs');
  if (!isTheirs) return null;
  return (
    <Alert color="yellow" variant="light" role="alert" py="xs">
      <Clipped>
        {theirs
          ? t('words.theirs', {
              who: lastEditor(theirs),
              time: formatTime(theirs.updatedTime),
              word: theirs.word,
              exceptions: theirs.exceptions.join(' · ') || t('words.none'),
            })
          : t('words.theirsGone')}
      </Clipped>
    </Alert>
  );
}
