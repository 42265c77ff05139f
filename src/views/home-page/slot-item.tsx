import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { HomeItem } from '#src/domain/content/home-page.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { CloseIcon, DownIcon, GripIcon, UpIcon } from '#src/views/looks/icons.ts';
import classes from './home-page.module.css';

interface Props {
  id: string;
  item: HomeItem;
  readOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One item of a slot: what it is, whether the public still sees it, and its position. */
export function SlotItem({ id, item, readOnly, isFirst, isLast, onMove, onRemove }: Props) {
  const { t } = useTranslation('homePage');
  const { listeners, setActivatorNodeRef, setNodeRef, transform, transition } = useSortable({ id, disabled: readOnly });
  const title = item.title || t('untitled');
  return (
    <li ref={setNodeRef} className={classes.item} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {!readOnly && (
        // For the pointer only; the keyboard uses the arrow buttons.
        <span
          ref={setActivatorNodeRef}
          {...listeners}
          className={classes.grip}
          title={t('drag', { title })}
          aria-hidden
        >
          <GripIcon size={16} />
        </span>
      )}
      <div className={classes.named}>
        {item.status === 'gone' ? (
          <Text size="sm" truncate>
            {title}
          </Text>
        ) : (
          <Link className={classes.title} href={recordPath(item.path, item.id)} title={title}>
            {title}
          </Link>
        )}
        {item.status !== 'online' && (
          <Text size="xs" className={classes.gone}>
            {t(`status.${item.status === 'gone' || item.status === 'offline' ? item.status : 'draft'}`)}
          </Text>
        )}
      </div>
      {!readOnly && (
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={isFirst}
            aria-label={t('moveUp', { title })}
            onClick={() => onMove(-1)}
          >
            <UpIcon size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={isLast}
            aria-label={t('moveDown', { title })}
            onClick={() => onMove(1)}
          >
            <DownIcon size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={t('remove', { title })} onClick={onRemove}>
            <CloseIcon size={16} />
          </ActionIcon>
        </Group>
      )}
    </li>
  );
}
