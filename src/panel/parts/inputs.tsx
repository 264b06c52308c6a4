import { Checkbox, Group, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { Options } from './Choice.tsx';

/** Props of an input of Mantine that tells what it becomes instead of an event. */
type Telling<Props, Value> = Omit<Props, 'onChange'> & { change: (value: Value) => void };

export const TextBox = ({ change, ...props }: Telling<ComponentProps<typeof TextInput>, string>) => (
  <TextInput {...props} onChange={({ currentTarget }) => change(currentTarget.value)} />
);

/** As high as what is written in it. */
export const TextArea = ({ change, ...props }: Telling<ComponentProps<typeof Textarea>, string>) => (
  <Textarea autosize {...props} onChange={({ currentTarget }) => change(currentTarget.value)} />
);

export const CheckBox = ({ change, ...props }: Telling<ComponentProps<typeof Checkbox>, boolean>) => (
  <Checkbox {...props} onChange={({ currentTarget }) => change(currentTarget.checked)} />
);

interface CheckBoxesProps {
  label: string;
  options: Options;
  chosen: readonly string[];
  change: (chosen: string[]) => void;
  error?: ReactNode;
  /** Behind the last. */
  children?: ReactNode;
}

/** Some of several values, in a row. */
export const CheckBoxes = ({ label, options, chosen, change, error, children }: CheckBoxesProps) => (
  <Checkbox.Group label={label} value={[...chosen]} onChange={change} error={error}>
    <Group gap="sm" mt={4}>
      {options.map(([value, title]) => (
        <Checkbox
          key={value}
          value={value}
          label={title}
          size="xs"
          aria-invalid={Boolean(error) || undefined}
        />
      ))}
      {children}
    </Group>
  </Checkbox.Group>
);
