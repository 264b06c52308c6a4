import { useEffect, useId, useRef } from 'react';
import { bankWords } from '../../../content/screens/banks.ts';
import { frame } from '../../../content/screens/frame.ts';
import { type Bank, bankLine, withBankName } from '../../../dialogue/bank-line.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import type { InputProps } from '../input-props.ts';
import { ListFailed } from '../ListPlaceholder.tsx';
import styles from './BankAnswer.module.css';
import { useBankSearch } from './use-bank-search.ts';

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
