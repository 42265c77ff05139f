import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asLinkAddress, isLinkAddress } from '#src/domain/rich/link.ts';
import { LinkIcon } from '#src/views/files/icons.ts';

/** Links the selected words, or edits the link at the cursor. Addresses that could run code are refused (fault D1). */
export function LinkTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation(['rich', 'common']);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const active = useEditorState({ editor, selector: () => !editor.isDestroyed && editor.isActive('link') });

  const begin = () => {
    setTyped((editor.getAttributes('link')['href'] as string | undefined) ?? '');
    setRefused(false);
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };

  const set = () => {
    const href = asLinkAddress(typed);
    if (!isLinkAddress(href)) {
      setRefused(true);
      return;
    }
    setOpen(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    // If no text is selected, the address itself is inserted as the text.
    if (editor.state.selection.empty && !active)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter must not submit the form around it.
    event.preventDefault();
    set();
  };

  return (
    <Popover
      opened={open}
      onChange={(opened) => !opened && setOpen(false)}
      onDismiss={close}
      trapFocus
      withinPortal={false}
      position="bottom-start"
      shadow="md"
      width={320}
    >
      <Popover.Target>
        <RichTextEditor.Control
          active={active}
          aria-label={t('tool.link')}
          title={t('tool.link')}
          onClick={open ? close : begin}
        >
          <LinkIcon size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <TextInput
            data-autofocus
            label={t('link.address')}
            description={t('link.hint')}
            inputMode="url"
            value={typed}
            error={refused && t('link.refused')}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setRefused(false);
            }}
            onKeyDown={onKeyDown}
          />
          <Group gap="xs" justify="flex-end">
            <Button size="compact-sm" variant="default" onClick={close}>
              {t('common:btn.cancel')}
            </Button>
            <Button size="compact-sm" onClick={set}>
              {t('link.set')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
