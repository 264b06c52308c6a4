import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { bankWords } from '../../../content/screens/banks.ts';
import { frame } from '../../../content/screens/frame.ts';
import { type Bank, bankLine, withBankName } from '../../../dialogue/bank-line.ts';
import { bankOf, findBanks } from '../../../dialogue/bank-of.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import type { InputProps } from '../input-props.ts';
import { ListFailed } from '../ListPlaceholder.tsx';
import styles from './BankAnswer.module.css';

const none: readonly Bank[] = [];

/** A search by name, nickname or number. Banks not in the list may be typed. */
export function BankAnswer({ name, words, error, given, onFile, last }: InputProps) {
  const banks = useAppSelector((state) => state.resources.banks) ?? none;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { found, isUnknown, active, ...search } = useBankSearch(input, banks);
  const isOpen = found.length > 0;
  const code = given[name]?.[0];
  const known = banks.find((bank) => bank.code === code);
  const hint = onFile === undefined ? words.hint : frame.onFile(withBankName('bank', onFile, banks));
  const optionId = (bank: Bank) => `${listId}-${bank.code}`;
  const current = found[active];
  const currentId = current && optionId(current);

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);

  const field = (
    <Field id={name} label={words.label} hint={hint} error={error} why={words.why}>
      {(control) => (
        <div className={styles.search}>
          <TextInput
            {...control}
            ref={input}
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={currentId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint={last ? 'go' : 'next'}
            defaultValue={known ? bankLine(known) : code}
            onInput={search.typed}
            onClick={search.opened}
            onBlur={search.left}
            onKeyDown={search.press}
          />
          {isOpen && (
            // Pressing or scrolling the list leaves the focus in the input.
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={words.label}
              className={styles.list}
              onMouseDown={(event) => event.preventDefault()}
            >
              {found.map((bank) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, as in every combobox
                <div
                  key={bank.code}
                  id={optionId(bank)}
                  role="option"
                  aria-selected={bank === current}
                  className={styles.option}
                  onClick={() => search.take(bank)}
                >
                  <span className={styles.code}>{bank.code}</span> {bank.name}
                </div>
              ))}
            </div>
          )}
          <p role="status" className={styles.none}>
            {isUnknown ? bankWords.none : ''}
          </p>
        </div>
      )}
    </Field>
  );
  return (
    <>
      <ListFailed of="banks">{bankWords.byNumber}</ListFailed>
      {field}
    </>
  );
}

interface BankSearch {
  /** Empty while the list is closed. */
  found: readonly Bank[];
  isUnknown: boolean;
  /** Index in `found` that Enter takes; -1 for none. */
  active: number;
  typed: () => void;
  opened: () => void;
  left: () => void;
  take: (bank: Bank) => void;
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A list filtered by what is typed. The input stays uncontrolled: the form sends its value. */
function useBankSearch(input: RefObject<HTMLInputElement | null>, banks: readonly Bank[]): BankSearch {
  const [sought, setSought] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const found = sought === null ? [] : findBanks(sought, banks);

  const show = (text: string | null, index: number) => {
    setSought(text);
    setActive(index);
  };
  const take = (bank: Bank) => {
    if (input.current) input.current.value = bankLine(bank);
    show(null, -1);
  };
  const left = () => {
    const bank = bankOf(input.current?.value ?? '', banks);
    if (bank) take(bank);
    show(null, -1);
  };
  const text = () => input.current?.value ?? '';
  // A complete bank name is not a search: all banks are shown, to choose another.
  const opened = () => show(banks.some((bank) => bankLine(bank) === text()) ? '' : text(), -1);
  const move = (by: 1 | -1) => {
    if (sought === null) return opened();
    setActive((found.length + Math.max(active, by === 1 ? -1 : 0) + by) % Math.max(found.length, 1));
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && sought !== null) {
      // Escape closes the list only, not a dialog around it.
      event.stopPropagation();
      show(null, -1);
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault();
        take(chosen);
      } else left();
    }
  };
  return {
    found,
    isUnknown: sought !== null && found.length === 0 && !/^\s*\d{3}\b/.test(sought),
    active,
    typed: () => show(text(), text().trim() === '' ? -1 : 0),
    opened,
    left,
    take,
    press,
  };
}
