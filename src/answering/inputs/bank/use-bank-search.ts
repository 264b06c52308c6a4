import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Bank, bankLine } from '../../../dialogue/bank-line.ts';
import { bankOf, findBanks } from '../../../dialogue/bank-of.ts';

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
export function useBankSearch(input: RefObject<HTMLInputElement | null>, banks: readonly Bank[]): BankSearch {
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
