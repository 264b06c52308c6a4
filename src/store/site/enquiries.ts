import { createReducer } from '@reduxjs/toolkit';
import {
  type EnquiryForm,
  enquiryEdited,
  enquiryMade,
  enquiryRefused,
  enquirySucceeded,
} from './enquiry-events.ts';
import { type EnquiryState, unasked } from './enquiry-state.ts';

type Enquiries = Record<EnquiryForm, EnquiryState>;

const none: Enquiries = { coverage: unasked, contact: unasked, hire: unasked, call: unasked };

/** State of each form of the public pages. */
export const enquiriesReducer = createReducer(none, (builder) => {
  builder
    .addCase(enquiryMade, (state, { payload: { form } }) => {
      state[form].status = 'loading';
      state[form].messages = {};
    })
    .addCase(enquiryEdited, (state, { payload: { form, input } }) => {
      state[form].status = 'default';
      delete state[form].messages[input];
    })
    .addCase(enquiryRefused, (state, { payload: { form, messages, failedCep } }) => {
      state[form] = { status: 'error', messages, failedCep: failedCep ?? state[form].failedCep };
    })
    .addCase(enquirySucceeded, (state, { payload: { form } }) => {
      state[form] = { ...unasked, status: 'success' };
    });
});
