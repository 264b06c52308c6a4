import { TextInput, type TextInputProps } from '@mantine/core';
import { useFieldError } from './Form.tsx';

export const TextField = ({ name, ...props }: TextInputProps & { name: string }) => (
  <TextInput name={name} autoComplete="off" w="100%" error={useFieldError(name)} {...props} />
);
