import { createContext, useContext } from 'react';
import type { Enquiry, EnquiryForm } from '../../store/enquiry-events.ts';
import type { EnquiryState } from '../../store/enquiry-state.ts';

/** Where what is asked on a public page is taken to the order's store. */
export interface EnquiryStore {
  subscribe: (listener: () => void) => () => void;
  stateOf: (form: EnquiryForm) => EnquiryState;
  ask: (enquiry: Enquiry) => void;
  edit: (form: EnquiryForm, input: string) => void;
}

/** Fetches what an order runs on: only for who really fills in or asks for something. */
export type LoadEnquiries = () => Promise<EnquiryStore>;

const never: LoadEnquiries = () => new Promise(() => undefined);

export const EnquiriesContext = createContext<LoadEnquiries>(never);

export const useLoadEnquiries = (): LoadEnquiries => useContext(EnquiriesContext);
