import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormList } from '#src/domain/scoring/template-change.ts';
import { DeleteIcon, DownIcon, UpIcon } from '#src/views/looks/icons.ts';
import classes from './templates.module.css';
import type { Edit } from './use-template-form.ts';
import { addPlace } from './use-template-words.ts';

/** An item of a list of the form. */
export interface ItemPlace {
  of: FormList;
  index: number;
  isLast: boolean;
  /** The place of its first field. */
  place: string;
  /** The place of the button that adds to the same list. */
  list: string;
  /** Its name. */
  item: string;
  edit: Edit;
}

/** Moves and removes an item of the form. */
export function ItemTools({ of, index, isLast, place, list, item, edit }: ItemPlace) {
  const { t } = useTranslation('templates');
  const move = (by: -1 | 1, button: string) =>
    edit({ do: 'move', of, index, by }, () => focused(of, index + by, button, place));
  const isFirst = index === 0;
  return (
    <div className={classes.tools}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('up', { item })}
        title={t('moveHint')}
        data-path={focused(of, index, 'up', place)}
        // Not `disabled`, so that it keeps the focus when the item has reached the top.
        aria-disabled={isFirst || undefined}
        data-disabled={isFirst || undefined}
        onClick={() => !isFirst && move(-1, 'up')}
      >
        <UpIcon size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('down', { item })}
        title={t('moveHint')}
        data-path={focused(of, index, 'down', place)}
        aria-disabled={isLast || undefined}
        data-disabled={isLast || undefined}
        onClick={() => !isLast && move(1, 'down')}
      >
        <DownIcon size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('remove', { item })}
        onClick={() => edit({ do: 'remove', of, index }, () => addPlace(list))}
      >
        <DeleteIcon size={16} />
      </ActionIcon>
    </div>
  );
}

/** A reference has no code: its position names it. */
const focused = (of: FormList, index: number, button: string, place: string): string =>
  of.list === 'references' ? `reference.${index}.${button}` : `${place}.${button}`;

/** Alt+↑ and Alt+↓ in a field of an item move the item; the focus stays in the field. */
export function moveByKey(event: KeyboardEvent, { of, index, isLast, edit }: ItemPlace): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
  if (by === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (by === -1 ? index === 0 : isLast) return;
  const path = (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset['path'] ?? '';
  edit({ do: 'move', of, index, by }, () =>
    of.list === 'references' ? path.replace(/\d+/, String(index + by)) : path,
  );
}
