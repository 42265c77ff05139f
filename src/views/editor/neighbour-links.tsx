import { ActionIcon, Group, MenuItem } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useEditorPage } from './editor-page.ts';
import { NextIcon, PreviousIcon } from './icons.ts';

const sides = [
  { side: 'previous', Icon: PreviousIcon },
  { side: 'next', Icon: NextIcon },
] as const;

/** The records before and after this one, in the list as it was last queried, with their addresses if they exist. */
function useNeighbours() {
  const { t } = useTranslation('editor');
  const { editor, type } = useEditorPage();
  const { neighbours } = useContextOf(editor, 'neighbours');
  if (!neighbours.previous && !neighbours.next) return [];
  return sides.map(({ side, Icon }) => {
    const id = neighbours[side];
    return { side, Icon, label: t(`btn.${side}`), href: id ? recordPath(type.path, id) : null };
  });
}

/** Links to the neighbours of the record, as icons. */
export function NeighbourLinks() {
  const neighbours = useNeighbours();
  if (neighbours.length === 0) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {neighbours.map(({ side, Icon, label, href }) => {
        const look = { variant: 'default', size: 'input-sm', 'aria-label': label, title: label } as const;
        return href ? (
          <ActionIcon key={side} component={Link} href={href} {...look}>
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

/** Links to the neighbours that exist, as items of a menu. */
export const NeighbourItems = () =>
  useNeighbours().map(
    ({ side, Icon, label, href }) =>
      href && (
        <MenuItem key={side} component={Link} href={href} leftSection={<Icon size={16} aria-hidden />}>
          {label}
        </MenuItem>
      ),
  );
