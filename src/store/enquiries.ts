import { createReducer } from './create-reducer.ts';
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

/** What became of each thing that was asked for on a public page. */
export const enquiries = createReducer(none, (builder) =>
  builder
    .addCase(enquiryMade, (state, { payload: { form } }) => ({
      ...state,
      [form]: { ...state[form], status: 'loading', messages: {} },
    }))
    .addCase(enquiryEdited, (state, { payload: { form, input } }) => {
      const { [input]: _mended, ...messages } = state[form].messages;
      return { ...state, [form]: { ...state[form], status: 'default', messages } };
    })
    .addCase(enquiryRefused, (state, { payload: { form, messages, failedCep = null } }) => ({
      ...state,
      [form]: { status: 'error', messages, failedCep: failedCep ?? state[form].failedCep },
    }))
    .addCase(enquirySucceeded, (state, { payload: { form } }) => ({
      ...state,
      [form]: { ...unasked, status: 'success' },
    })),
);
