/** What an uncontrolled form of Mantine hands to an input. */
export interface FormInput {
  error?: string;
  defaultValue?: string;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  'data-path'?: string;
}

/** What an input of ours is given: that, and how it looks. */
export interface InputProps extends Omit<FormInput, 'error'> {
  label: string;
  withAsterisk: boolean;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
}
