import { enquiryMade } from '../store/enquiry-events.ts';
import { answerEnquiry } from './landing.ts';
import { root } from './root.ts';
import { fork, type Saga, take } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

/** An order that begins on a public page: everything that happens by itself, and answers to what is asked for there. */
export function* siteRoot(surroundings: Surroundings): Saga {
  yield* fork(() => answerEnquiries(surroundings));
  yield* root(surroundings);
}

/** Each form asks one thing at a time; two forms do not wait for each other. */
function* answerEnquiries(surroundings: Surroundings): Saga {
  while (true) {
    const { payload } = yield* take(enquiryMade);
    yield* fork(() => answerEnquiry(payload, surroundings));
  }
}
