import { Alert, Button, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeWordFault } from '#src/domain/checks/office-word.ts';
import { longestWord, type TypedWord } from '#src/domain/comments/watch-word.ts';
import { lastEditor } from '#src/domain/last-editor.ts';
import { typedOf, type WordForm } from '#src/machines/comments/words-context.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useComposedText } from '#src/views/search/use-composed-text.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import type { WordsProps } from './word-look.ts';
import { WordTrialLine } from './word-trial.tsx';

/** The form of one word. As soon as something is typed only its own buttons close it, so that nothing is lost. */
export function WordDialog<Typed extends TypedWord, Example>(props: WordsProps<Typed, Example>) {
  const {
    page,
    look: { kind, texts },
  } = props;
  const { t } = useTranslation('comments');
  const { form } = useContextOf(page, 'form');
  if (!form) return null;
  const isTouched =
    JSON.stringify(typedOf(kind, form.typed)) !== JSON.stringify(typedOf(kind, form.seen ?? kind.blank));
  return (
    <Dialog
      title={t(form.seen ? `list.${texts}.change` : `list.${texts}.add`)}
      withCloseButton={false}
      closeOnClickOutside={false}
      onClose={isTouched ? null : () => page.send({ type: 'form.close' })}
    >
      <Form {...props} form={form} />
    </Dialog>
  );
}

interface FormProps<Typed extends TypedWord, Example> extends WordsProps<Typed, Example> {
  form: WordForm<Typed>;
}

function Form<Typed extends TypedWord, Example>({ page, look, form: { typed } }: FormProps<Typed, Example>) {
  const { texts, fieldsOf } = look;
  const { t } = useTranslation('comments');
  const { taken } = useContextOf(page, 'taken');
  const isTried = useMatches(page, { editing: 'tried' });
  const isSaving = useMatches(page, 'saving', 'comparing');
  const [isAsked, setAsked] = useState(false);
  const [search, setSearch] = useState('');
  const fault = look.faultOf(typed);
  const wordProblem = taken ?? (isAsked && fault?.part === 'word' ? faultText(fault) : null);
  const rightProblem =
    isAsked && fault?.part === 'right' ? t(`list.office.fault.${fault.fault}`, { most: longestWord }) : null;
  const exceptionProblem = fault?.part === 'exception' && typed.word.trim() !== '' ? faultText(fault) : null;
  const type = (change: Partial<Typed>) => page.send({ type: 'form.type', change });
  // The typed word is searched in the comments, to show what it would mark.
  const wordField = useComposedText(typed.word, (word) => type({ word } as Partial<Typed>));
  const addException = () => {
    const exception = search.trim();
    if (exception !== '' && !typed.exceptions.includes(exception))
      type({ exceptions: [...typed.exceptions, exception] } as Partial<Typed>);
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
        <Theirs page={page} look={look} />
        <TextInput
          data-autofocus
          required
          label={t(`list.${texts}.word`)}
          {...wordField}
          error={wordProblem}
          readOnly={isSaving}
        />
        {fieldsOf?.({ typed, problem: rightProblem, readOnly: isSaving, type })}
        <TagsInput
          label={t('words.exceptions')}
          description={t(`list.${texts}.exceptionsHint`)}
          value={typed.exceptions}
          error={exceptionProblem}
          readOnly={isSaving}
          searchValue={search}
          onSearchChange={setSearch}
          onBlur={addException}
          onChange={(exceptions) => type({ exceptions } as Partial<Typed>)}
        />
        <Textarea
          label={t('words.note')}
          autosize
          minRows={1}
          maxRows={4}
          value={typed.note}
          readOnly={isSaving}
          onChange={({ currentTarget }) => type({ note: currentTarget.value } as Partial<Typed>)}
        />
        <WordTrialLine page={page} look={look} />
        <DialogFoot>
          <Button variant="default" disabled={isSaving} onClick={() => page.send({ type: 'form.close' })}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" loading={isSaving || undefined} disabled={!isTried && fault === null}>
            {t('words.save')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );

  function faultText(found: Exclude<OfficeWordFault, { part: 'right' }>): string {
    if (found.fault === 'apart') return t(`list.${texts}.fault.apart`, { exception: found.exception });
    return found.fault === 'long' ? t('words.fault.long', { most: longestWord }) : t('words.fault.blank');
  }
}

/** Shows the current version after somebody else has changed the entry. */
function Theirs<Typed extends TypedWord, Example>({ page, look: { summaryOf } }: WordsProps<Typed, Example>) {
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
              word: summaryOf(theirs),
              exceptions: theirs.exceptions.join(' · ') || t('words.none'),
            })
          : t('words.theirsGone')}
      </Clipped>
    </Alert>
  );
}
