import { createAction } from '@reduxjs/toolkit';
import type { PostcodeInformation } from '../contract/address.ts';
import type { Answers } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';

/** The forms of the public pages, by what somebody asks with them. */
export type EnquiryForm = 'coverage' | 'contact' | 'hire' | 'call';

export interface Enquiry {
  form: EnquiryForm;
  raw: RawValues;
  /** The plan that it is about. */
  sku?: string;
}

/** What has to be mended, by the name of its input. */
export type EnquiryMessages = Readonly<Record<string, string>>;

/** Somebody asked on a public page: for the coverage, with a contact, for a plan, for a call. */
export const enquiryMade = createAction<Enquiry>('enquiryMade');
export const enquiryEdited = createAction<{ form: EnquiryForm; input: string }>('enquiryEdited');
export const enquiryRefused = createAction<{
  form: EnquiryForm;
  messages: EnquiryMessages;
  /** The postcode that was looked for in vain: asking for it again would not help. */
  failedCep?: string;
}>('enquiryRefused');
export const enquirySucceeded = createAction<{ form: EnquiryForm }>('enquirySucceeded');
/** Whether the phone that was left may be written to. */
export const phoneContactChosen = createAction<{ accepted: boolean }>('phoneContactChosen');

/** A postcode was found outside the questions: its place, and the answers that came along with it. */
export const placeFound = createAction<{
  place: PostcodeInformation;
  values: Answers;
  /** What the question of the postcode would have been done with. */
  stamp: string;
  journey: JourneyId;
}>('placeFound');
