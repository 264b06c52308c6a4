import { Checkbox, type CheckboxGroupProps, Stack } from '@mantine/core';
import type { Options } from './Choice.tsx';
import { useFieldError } from './Form.tsx';

interface Props extends Pick<CheckboxGroupProps, 'label' | 'description' | 'defaultValue'> {
  name: string;
  options: Options;
}

export const ManyOf = ({ name, options, ...props }: Props) => (
  <Checkbox.Group {...props} error={useFieldError(name)}>
    <Stack gap="xs" my="xs">
      {options.map(([value, label]) => (
        <Checkbox key={value} {...{ name, value, label }} />
      ))}
    </Stack>
  </Checkbox.Group>
);

export const chosenIn = <Value extends string>(
  form: HTMLFormElement,
  name: string,
  all: readonly Value[],
) => {
  const chosen = new FormData(form).getAll(name);
  return all.filter((one) => chosen.includes(one));
};
