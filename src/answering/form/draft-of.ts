import type { Store } from '@reduxjs/toolkit';
import type { RawValues } from '../../funnel/fields/field.ts';
import { draftKept } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { composerId } from '../composer.ts';
import { readForm } from './read-form.ts';

/** An empty line of the conversation takes nothing back. */
const typedIn = (form: HTMLFormElement): RawValues =>
  form.elements.namedItem(composerId)
    ? Object.fromEntries(Object.entries(readForm(form)).filter(([, [text]]) => text))
    : readForm(form);

/** The unsent input. */
export const unsent = (): RawValues =>
  Object.assign({}, ...Array.from(document.querySelectorAll<HTMLFormElement>('main form'), typedIn));

/**
 * Keeps the unsent input, for the other face or a reload. A page may ask fewer fields than the card; the others are kept
 * for the way back.
 */
export const keepTyped = ({ dispatch, getState }: Store<RootState>): void =>
  void dispatch(draftKept({ raw: { ...getState().answers.draft, ...unsent() } }));
