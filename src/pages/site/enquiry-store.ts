import { createContext, useContext } from 'react';
import type { Enquiry, EnquiryForm } from '../../store/site/enquiry-events.ts';
import type { EnquiryState } from '../../store/site/enquiry-state.ts';

/** Connects the forms of a public page with the order's store. */
export interface EnquiryStore {
  subscribe: (listener: () => void) => () => void;
  stateOf: (form: EnquiryForm) => EnquiryState;
  ask: (enquiry: Enquiry) => void;
  edit: (form: EnquiryForm, input: string) => void;
}

/** Loads the order's code once a visitor uses a form. */
export type LoadEnquiries = () => Promise<EnquiryStore>;

const never: LoadEnquiries = () => new Promise(() => undefined);

export const EnquiriesContext = createContext<LoadEnquiries>(never);

export const useLoadEnquiries = (): LoadEnquiries => useContext(EnquiriesContext);
