/** The props that an uncontrolled Mantine form passes to an input. */
export interface FormInput {
  error?: string;
  defaultValue?: string;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  'data-path'?: string;
}

/** The props of our inputs: those of the form, and the appearance. */
export interface InputProps extends Omit<FormInput, 'error'> {
  label: string;
  withAsterisk: boolean;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
}
