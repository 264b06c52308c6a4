import { createAction } from '@reduxjs/toolkit';
import type { RawValues } from '../../funnel/fields/field.ts';

/** The forms of the public pages. */
export type EnquiryForm = 'coverage' | 'contact' | 'hire' | 'call';

export interface Enquiry {
  form: EnquiryForm;
  raw: RawValues;
  /** The plan it is about. */
  sku?: string;
}

/** Validation messages by input name. */
export type EnquiryMessages = Readonly<Record<string, string>>;

/** A visitor submitted a form of a public page. */
export const enquiryMade = createAction<Enquiry>('enquiryMade');
export const enquiryEdited = createAction<{ form: EnquiryForm; input: string }>('enquiryEdited');
export const enquiryRefused = createAction<{
  form: EnquiryForm;
  messages: EnquiryMessages;
  /** The postcode of a failed lookup: trying it again would not help. */
  failedCep?: string;
}>('enquiryRefused');
export const enquirySucceeded = createAction<{ form: EnquiryForm }>('enquirySucceeded');
