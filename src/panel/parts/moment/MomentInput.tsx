import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useFieldError } from '../Form.tsx';
import { momentKinds, writeMoment } from './moment-kinds.ts';
import { momentWords as words } from './moment-words.ts';

const isoDayLength = '2026-11-27'.length;

type InputProps = 'description' | 'size' | 'required' | 'withAsterisk' | 'error' | 'inputWrapperOrder';

interface Props extends Pick<TextInputProps, InputProps> {
  /** A day, `2026-11-27`, or a minute in Brasília time, `2026-11-27T14:30`. */
  kind: keyof typeof momentKinds;
  label: string;
  /** By which the server names it where it refuses it. */
  field?: string;
  /** Its accessible name, if the label alone does not tell fields apart. */
  name?: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
}

/**
 * A day or minute, written as in the rest of the panel. The browser's own field would write it in the language of the
 * browser, with month before day. Text that is wrong is kept and not passed on, and holds up its form.
 */
export function MomentInput({
  kind,
  field: fieldName,
  name,
  value,
  min,
  max,
  onChange,
  error,
  ...input
}: Props) {
  const refused = useFieldError(fieldName);
  const { draw, placeholder, read, unreadable } = momentKinds[kind];
  // Shown until the value changes to another one than it means: the address, for one, follows a moment later.
  const [typed, setTyped] = useState({ text: writeMoment(value), values: [value] });
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const text = typed.values.includes(value) ? typed.text : writeMoment(value);

  const problemIn = (meaning: string | null): string => {
    if (meaning === null || (meaning === '' && input.required)) return unreadable;
    if (meaning !== '' && min && meaning < min) return words.tooEarly(min);
    return meaning !== '' && max && meaning > max ? words.tooLate(max) : '';
  };
  const meaningOf = (written: string) => (written.trim() === '' ? '' : read(written));
  const problem = problemIn(meaningOf(text));
  useEffect(() => field.current?.setCustomValidity(problem));

  const change = (written: string) => {
    const meaning = meaningOf(written);
    const isRight = meaning !== null && problemIn(meaning) === '';
    setLeft(false);
    setTyped({ text: written, values: isRight ? [value, meaning] : [value] });
    if (isRight && meaning !== value) onChange(meaning);
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isAtEnd = currentTarget.selectionStart === currentTarget.value.length;
    change(isAtEnd ? draw(currentTarget.value) : currentTarget.value);
  };
  const leave = () => {
    setLeft(true);
    if (problem === '') setTyped({ text: writeMoment(value), values: [value] });
  };
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // The time stays, or is typed next.
    if (currentTarget.value !== '') change(writeMoment(currentTarget.value + value.slice(isoDayLength)));
    field.current?.focus();
  };

  return (
    <TextInput
      {...input}
      ref={field}
      {...(name !== undefined && { 'aria-label': name })}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={type}
      onBlur={leave}
      onInvalid={() => setLeft(true)}
      {...(fieldName !== undefined && { name: fieldName })}
      error={(isLeft && problem) || error || refused}
      rightSection={
        <>
          {/* Only its calendar is shown, which opens where it is. */}
          <input
            ref={calendar}
            type="date"
            style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' }}
            aria-hidden
            tabIndex={-1}
            value={value.slice(0, isoDayLength)}
            min={min?.slice(0, isoDayLength)}
            max={max?.slice(0, isoDayLength)}
            onChange={pick}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.pick(name ?? input.label)}
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarDays size={16} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  );
}
