import { ActionIcon, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useEditorPage } from './editor-page.ts';
import { NextIcon, PreviousIcon } from './icons.ts';

const icons = { previous: PreviousIcon, next: NextIcon };

/** Links to the records before and after this one, in the list as it was last queried. */
export function NeighbourLinks() {
  const { t } = useTranslation('editor');
  const { editor, type } = useEditorPage();
  const { neighbours } = useContextOf(editor, 'neighbours');
  if (!neighbours.previous && !neighbours.next) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {(['previous', 'next'] as const).map((side) => {
        const Icon = icons[side];
        const id = neighbours[side];
        const look = {
          variant: 'default',
          size: 'input-sm',
          'aria-label': t(`btn.${side}`),
          title: t(`btn.${side}`),
        } as const;
        return id ? (
          <ActionIcon key={side} component={Link} href={recordPath(type.path, id)} {...look}>
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon key={side} disabled {...look}>
            <Icon size={16} aria-hidden />
          </ActionIcon>
        );
      })}
    </Group>
  );
}
