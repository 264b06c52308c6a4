import type { EnquiryMessages } from './enquiry-events.ts';

export interface EnquiryState {
  status: 'default' | 'loading' | 'success' | 'error';
  messages: EnquiryMessages;
  failedCep: string | null;
}

export const unasked: EnquiryState = { status: 'default', messages: {}, failedCep: null };
