import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { formatCep } from '../../brazil/cep.ts';
import { addressSearchWords as words } from '../../content/screens/address-search.ts';
import { postcode } from '../../content/steps/postcode.ts';
import type { FoundAddress, Position } from '../../contract/calls/address-search.ts';
import { keepHouseNumber } from '../../dialogue/address-search/keep-house-number.ts';
import {
  type AddressQuestion,
  addressSearchClosed,
  addressTold,
  positionTold,
} from '../../store/address-search.ts';
import { answersSubmitted } from '../../store/events.ts';
import { selectStepsShown } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { isComposerFocused } from '../composer.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '../store-hooks.ts';
import { AddressFields, type RequiredPart } from './AddressFields.tsx';
import { AddressResults } from './AddressResults.tsx';
import styles from './AddressSearch.module.css';

const notes = { asked: words.locateNote, refused: words.refusedLocation, failed: words.failedLocation };

type Located = { kind: 'found'; position: Position } | { kind: 'refused' } | { kind: 'failed' };

/** Rounds to about ten metres: the street is needed, not the door. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** The browser's position; the browser asks for permission. */
const locate = (): Promise<Located> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          kind: 'found',
          position: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
        }),
      ({ code }) => resolve({ kind: code === 1 ? 'refused' : 'failed' }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  });

/** Finds the visitor's position; the browser asks for permission after the press. */
function UseLocation() {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<keyof typeof notes | null>(null);
  const find = async () => {
    setStatus('asked');
    const located = await locate();
    setStatus(located.kind === 'found' ? null : located.kind);
    if (located.kind === 'found') dispatch(positionTold(located.position));
  };
  return (
    <div className="stack gap-8">
      <Button
        variant="secondary"
        wide
        isLoading={status === 'asked'}
        loadingLabel={words.locating}
        onClick={() => void find()}
      >
        {words.locate}
      </Button>
      <p className="quiet" role={status === null ? undefined : 'status'}>
        {notes[status ?? 'asked']}
      </p>
    </div>
  );
}

const source = postcode.fields.cep.source;

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Finds the postcode by street, town and number, or by the visitor's position. */
export function AddressSearch() {
  const dispatch = useAppDispatch();
  const { question, result } = useAppSelector((state) => state.addressSearch);
  const [missing, setMissing] = useState<RequiredPart | null>(null);
  const section = useRef<HTMLElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const pick = usePickAddress();
  const isAsked = result.kind === 'asked';

  useFocusOnOpening(section, isAsked);
  useAddressInForm(form, question);
  // The pressed button may be gone with the reply, so the focus moves to the section.
  useEffect(() => {
    if (result.kind !== 'none' && document.activeElement === document.body) section.current?.focus();
    if (result.kind === 'found' || result.kind === 'refused')
      outcome.current?.scrollIntoView({ block: 'center' });
  }, [result]);

  const close = () => {
    document.querySelector<HTMLElement>('[data-finds-postcode]')?.focus();
    dispatch(addressSearchClosed());
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const place = {
      street: textIn(data, 'street'),
      number: textIn(data, 'house'),
      city: textIn(data, 'city'),
      uf: textIn(data, 'uf'),
    };
    const gap = place.street.length < 3 ? 'street' : place.city.length < 3 ? 'city' : null;
    setMissing(gap);
    if (gap === null) dispatch(addressTold(place));
    else document.getElementById(`${id}-${gap}`)?.focus();
  };

  return (
    <section ref={section} tabIndex={-1} className={styles.search} aria-label={words.title}>
      <div ref={outcome} className={styles.outcome}>
        {result.kind === 'found' && (
          <AddressResults
            key={JSON.stringify(question)}
            found={result}
            question={question}
            onPick={(place) => pick(place, question.number)}
          />
        )}
        {result.kind === 'refused' && (
          <p role="alert" className="strong">
            {result.message}
          </p>
        )}
      </div>
      <p className="quiet">{words.lead}</p>
      <form ref={form} className="stack gap-12" noValidate aria-label={words.title} onSubmit={submit}>
        <AddressFields id={id} question={question} missing={missing} />
        <Button type="submit" variant="secondary" wide isLoading={isAsked} loadingLabel={words.searching}>
          {words.search}
        </Button>
      </form>
      {'geolocation' in navigator && <UseLocation />}
      <div className={styles.ways}>
        <NewTabLink href={source.url}>{source.elsewhere}</NewTabLink>
        <Button variant="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}

/**
 * The form takes the focus when opened by its button. If the visitor wrote in the composer, the focus stays there, where
 * the town can be written too. After a reload no keyboard opens.
 */
function useFocusOnOpening(section: RefObject<HTMLElement | null>, isAsked: boolean): void {
  const isRestored = useRef(isAsked);
  useEffect(() => {
    if (!isComposerFocused() && !isRestored.current) section.current?.querySelector('input')?.focus();
  }, [section]);
}

/** Copies the address from the conversation into the form. A remount would lose the focus. */
function useAddressInForm(form: RefObject<HTMLFormElement | null>, question: AddressQuestion): void {
  useEffect(() => {
    const { street, number, city, uf } = question;
    for (const [name, value] of Object.entries({ street, house: number, city, uf })) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
    }
  }, [form, question]);
}

/** Fills an input of the question's form, with the same events as typing. */
function write(name: string, value: string): void {
  const input = document.querySelector(`form[method="post"] input[name="${name}"]`);
  if (!(input instanceof HTMLInputElement) || value === '') return;
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Answers with a postcode that was found. */
function usePickAddress() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return ({ cep }: FoundAddress, number: string): void => {
    const state = store.getState();
    const steps = selectStepsShown(state).map(({ id }) => id);
    const raw = { cep: [formatCep(cep)] };
    if (steps.length > 1) {
      write('number', number);
      write('cep', formatCep(cep));
      dispatch(addressSearchClosed());
      return;
    }
    keepHouseNumber(store, number);
    dispatch(answersSubmitted({ steps, raw }));
  };
}
