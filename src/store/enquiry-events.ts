import { createAction } from '@reduxjs/toolkit';
import type { PostcodeInformation } from '../contract/address.ts';
import type { Answers } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';

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
/** Whether the visitor allows messages to the phone left. */
export const phoneContactChosen = createAction<{ accepted: boolean }>('phoneContactChosen');

/** A public page found a postcode: its place, and the answers entered with it. */
export const placeFound = createAction<{
  place: PostcodeInformation;
  values: Answers;
  /** The stamp that the postcode step would have. */
  stamp: string;
  journey: JourneyId;
}>('placeFound');
