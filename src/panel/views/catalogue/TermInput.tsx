import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatPrice, parseAmount } from '../../../brazil/money.ts';
import type { TermField } from '../../../contract/publication.ts';
import { readableCount } from '../../words/readable.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { termWords } from './publishing/change-words.ts';
import { amount } from './publishing/describe-changes.ts';

interface Props {
  field: TermField;
  /** Accessible name of the plan and period. */
  of: string;
  /** The default of the files. */
  usual: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

export interface FigureKind {
  max: number;
  read: (text: string) => number | null;
  write: (value: number) => string;
  example: string;
}

const wholeIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
export const wholeFigure = (max: number): FigureKind => ({
  max,
  read: wholeIn,
  write: String,
  example: '12',
});
const money: FigureKind = { max: 99_999, read: parseAmount, write: formatPrice, example: '99,90' };

export const figureOf = (field: TermField): FigureKind =>
  field === 'discountMonths' ? wholeFigure(36) : money;

/** What is said of a text that is no such number. */
export const figureFault = ({ max, example }: FigureKind): string =>
  words.noFigure(readableCount(max), example);

interface FigureProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  kind: FigureKind;
  value: number | undefined;
  /** `NaN`: what is typed is no such number, which stays and is said beside it. */
  onRead: (value: number | undefined) => void;
}

/** A number as it is typed: one that is no price is refused, and not made into another. */
export function FigureInput({ kind, value, onRead, error, ...props }: FigureProps) {
  const { max, read, write } = kind;
  const [typed, setTyped] = useState<string | null>(null);
  const numberIn = (text: string): number | undefined => {
    if (text.trim() === '') return undefined;
    const given = read(text.trim()) ?? Number.NaN;
    return given <= max ? given : Number.NaN;
  };
  const isWrong = typed !== null && Number.isNaN(numberIn(typed));
  const stored = value === undefined || Number.isNaN(value) ? '' : write(value);
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? stored}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onRead(numberIn(currentTarget.value));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
      error={isWrong ? figureFault(kind) : error}
    />
  );
}

/** Input of a price or its duration. Shows the default of the files where it differs. */
export function TermInput({ field, of, usual, value, onChange }: Props) {
  const before = useRef(value);
  const isChanged = value !== undefined && value !== usual;
  return (
    <FigureInput
      kind={figureOf(field)}
      size="xs"
      label={termWords[field].head}
      aria-label={`${termWords[field].head}: ${of}`}
      value={value ?? usual}
      placeholder={amount(field, usual)}
      description={isChanged ? words.usual(amount(field, usual)) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onFocus={() => {
        before.current = value;
      }}
      onRead={(read) => {
        if (Number.isNaN(read)) onChange(before.current);
        else onChange(read === usual ? undefined : read);
      }}
    />
  );
}
