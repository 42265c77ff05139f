import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import {
  type Difference,
  differencesOf,
  merged,
  type Side,
  soleChange,
  withTheirDismissals,
} from '#src/domain/content/merge.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { lastEditor } from '#src/domain/last-editor.ts';
import type { TheirRecord } from '#src/machines/content/editor-context.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './conflict-dialog.module.css';
import { FieldChange } from './field-change.tsx';

interface Props {
  type: ContentType;
  base: ContentRecord;
  mine: ContentValues;
  theirs: TheirRecord;
  files: FilesActor;
  onResolve: (values: ContentValues) => void;
  onCancel: () => void;
}

/**
 * Two people changed one record (fault F7). Lists each field that differs: the base value and both versions. A field
 * that only one of them changed is resolved already; the person chooses for the others.
 */
export function ConflictDialog({ type, base, mine, theirs, files, onResolve, onCancel }: Props) {
  const { t } = useTranslation('editor');
  const differences = differencesOf(base, mine, theirs.record);
  const [sides, setSides] = useState(() => suggestedSides(differences));
  const open = differences.filter(({ name }) => !sides[name]).length;
  const resolve = () => onResolve(withTheirDismissals(base, merged(mine, differences, sides), theirs.record));
  const all = (side: Side) => setSides(Object.fromEntries(differences.map(({ name }) => [name, side])));
  return (
    <Dialog onClose={onCancel} title={t('conflict.title')} size="xl" closeOnClickOutside={false}>
      <Stack gap="md">
        <Text>
          <Clipped>
            {t('conflict.body', { who: lastEditor(theirs.record), time: formatTime(theirs.record.updatedTime) })}
          </Clipped>
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => all('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => all('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </Group>
        {differences.map((difference) => (
          <FieldChoice
            key={difference.name}
            type={type}
            difference={difference}
            names={theirs.names}
            files={files}
            side={sides[difference.name] ?? null}
            onChoose={(side) => setSides({ ...sides, [difference.name]: side })}
          />
        ))}
        <DialogFoot>
          <Text size="sm" c="dimmed" role="status" mr="auto">
            {open > 0 ? t('conflict.open', { count: open }) : t('conflict.ready')}
          </Text>
          <Button variant="default" onClick={onCancel}>
            {t('conflict.keepEditing')}
          </Button>
          <Button disabled={open > 0} onClick={resolve}>
            {t('conflict.save')}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

const suggestedSides = (differences: readonly Difference[]): Record<string, Side> =>
  Object.fromEntries(
    differences.flatMap((difference) => {
      const side = soleChange(difference);
      return side ? [[difference.name, side]] : [];
    }),
  );

interface FieldChoiceProps {
  type: ContentType;
  difference: Difference;
  names: ReferenceNames;
  files: FilesActor;
  side: Side | null;
  onChoose: (side: Side) => void;
}

function FieldChoice({ type, difference, names, files, side, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const field = fieldNamed(type, difference.name);
  const { base } = difference;
  return (
    <Radio.Group
      label={text(field.label)}
      value={side}
      onChange={(value) => onChoose(value)}
      data-difference={field.name}
    >
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((one) => (
          <div key={one} className={classes.side} data-chosen={side === one || undefined}>
            <Radio value={one} label={t(`conflict.${one}`)} />
            {difference[one] === base ? (
              <Text c="dimmed">{t('conflict.unchanged')}</Text>
            ) : (
              <FieldChange
                field={field}
                before={base}
                after={difference[one]}
                among={[base, difference.mine, difference.theirs]}
                names={names}
                files={files}
              />
            )}
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
