import type { FieldGroup } from '#src/domain/content/content-type.ts';
import { namesIn } from '#src/domain/content/reference-names.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { LateReading } from '#src/views/reading/late-reading.tsx';
import { useEditorPage } from './editor-page.ts';

/** Shows groups of the saved record without inputs. */
export function Reading({ groups }: { groups: readonly FieldGroup[] }) {
  const { type, editor, record } = useEditorPage();
  const files = useChild(editor, 'files');
  if (!files) return null;
  return (
    <LateReading
      type={type}
      values={valuesOf(type, record)}
      names={record ? namesIn(type, record) : {}}
      files={files}
      groups={groups}
    />
  );
}
