import { Box, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lastEditor } from '#src/domain/last-editor.ts';
import { contentOf } from '#src/domain/scoring/template-form.ts';
import { isEditable } from '#src/machines/templates/template-context.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { DifferenceList } from './difference-list.tsx';

/** Somebody else saved or activated the draft meanwhile: the person decides which content to keep. */
export function TemplateConflict({ page }: { page: TemplateActor }) {
  const { t } = useTranslation('templates');
  const { theirs, form } = useContextOf(page, 'theirs', 'form');
  if (!theirs) return null;
  const isOpen = isEditable({ saved: theirs });
  const facts = { who: lastEditor(theirs), time: formatTime(theirs.updatedTime) };
  return (
    <Dialog onClose={null} size="xl" title={t('conflict.title')}>
      <Text mb="sm">
        <Clipped>{isOpen ? t('conflict.body', facts) : t('conflict.closed', facts)}</Clipped>
      </Text>
      <Box mah="50vh" tabIndex={0} style={{ overflowY: 'auto' }}>
        <DifferenceList
          before={theirs}
          after={contentOf(form)}
          names={{ before: t('conflict.theirs'), after: t('conflict.mine') }}
        />
      </Box>
      <DialogFoot>
        <Button variant="default" onClick={() => page.send({ type: 'theirs.take' })}>
          {t('conflict.take')}
        </Button>
        <Button data-autofocus onClick={() => page.send({ type: 'mine.keep' })}>
          {isOpen ? t('conflict.keep') : t('conflict.keepAsNew')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
