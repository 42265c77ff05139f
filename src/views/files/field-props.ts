import type { FilesActor } from '#src/machines/files/files.ts';

/** The props that the form passes to a field with a file or a formatted text. */
export interface RichFieldProps {
  label: string;
  required: boolean;
  withAsterisk: boolean;
  error: string | undefined;
  readOnly: boolean;
  defaultValue?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The field's name: the target of error links, and the key of its uploads. */
  'data-path'?: string;
  files: FilesActor;
}
