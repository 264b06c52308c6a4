import { useState, useSyncExternalStore } from 'react';
import { enquiryFormWords } from '../../../content/landing/enquiry-form.ts';
import type { RawValues } from '../../../funnel/fields/field.ts';
import type { EnquiryForm } from '../../../store/site/enquiry-events.ts';
import { type EnquiryState, unasked } from '../../../store/site/enquiry-state.ts';
import { type EnquiryStore, useLoadEnquiries } from '../enquiry-store.ts';

const notYet = () => () => undefined;
const loading: EnquiryState = { ...unasked, status: 'loading' };
const notSent: EnquiryState = { ...unasked, status: 'error', messages: { form: enquiryFormWords.failed } };

/** The state of a form. The store loads when the visitor starts to fill it in. */
export function useEnquiry(form: EnquiryForm) {
  const loadEnquiries = useLoadEnquiries();
  const [enquiries, setEnquiries] = useState<EnquiryStore | null>(null);
  const [before, setBefore] = useState<EnquiryState | null>(null);
  const state = useSyncExternalStore(
    enquiries?.subscribe ?? notYet,
    () => enquiries?.stateOf(form) ?? unasked,
    () => unasked,
  );

  const begin = () => void loadEnquiries().then(setEnquiries, () => undefined);
  const ask = async (raw: RawValues, sku?: string) => {
    setBefore(loading);
    try {
      const opened = await loadEnquiries();
      opened.ask({ form, raw, ...(sku === undefined ? {} : { sku }) });
      setEnquiries(opened);
      setBefore(null);
    } catch {
      setBefore(notSent);
    }
  };
  const edit = (input: string) => {
    if (before?.status === 'error') setBefore(null);
    if (state.status !== 'default' || input in state.messages) enquiries?.edit(form, input);
  };
  return { enquiry: before ?? state, begin, ask, edit };
}
