import { useState } from 'react';
import { formatCep } from '../../brazil/cep.ts';
import { addressSearchWords as words } from '../../content/screens/address-search.ts';
import type { FoundAddress } from '../../contract/calls/address-search.ts';
import { shownAddresses } from '../../dialogue/address-search/shown-addresses.ts';
import { type AddressesFound, type AddressQuestion, addressTold } from '../../store/address-search.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { unbroken } from '../../ui/text/unbroken.ts';
import { useAppDispatch } from '../store-hooks.ts';
import styles from './AddressSearch.module.css';

interface AddressResultsProps {
  found: AddressesFound;
  question: AddressQuestion;
  onPick: (place: FoundAddress) => void;
}

/** The addresses found as buttons, or the states that have a town of this name. */
export function AddressResults({ found, question, onPick }: AddressResultsProps) {
  const dispatch = useAppDispatch();
  const [showsAll, setShowsAll] = useState(false);
  const { message, places, hasOthers } = shownAddresses(found, question, showsAll);
  return (
    <>
      <p role="status" className="strong">
        {message}
      </p>
      {found.states.length > 0 && (
        <div className={styles.states}>
          {found.states.map((uf) => (
            <Button key={uf} variant="secondary" onClick={() => dispatch(addressTold({ ...question, uf }))}>
              {uf}
            </Button>
          ))}
        </div>
      )}
      {places.length > 0 && (
        <ul className="stack gap-8 plain-list" aria-label={words.results}>
          {places.map((place) => (
            <li key={`${place.cep} ${place.range}`}>
              <button type="button" className={styles.result} onClick={() => onPick(place)}>
                <span>
                  {place.street || place.city}
                  {place.range && <span className="ink-quiet">, {place.range}</span>}
                </span>
                <span className="quiet">
                  {[place.neighborhood, `${place.city} ${place.uf}`].filter(Boolean).join(', ')}
                </span>
                <strong>{unbroken(formatCep(place.cep))}</strong>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasOthers && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {words.others}
        </Button>
      )}
    </>
  );
}
