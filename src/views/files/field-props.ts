import type { FilesActor } from '#src/machines/files/files.ts';

/** What the form hands to a field that holds a file or a formatted text. */
export interface RichFieldProps {
  label: string;
  required: boolean;
  withAsterisk: boolean;
  error: string | undefined;
  readOnly: boolean;
  defaultValue?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The field's name: where an error jumps to, and the place of its uploads. */
  'data-path'?: string;
  files: FilesActor;
}
