import { enquiryMade } from '../store/enquiry-events.ts';
import { answerEnquiry } from './enquiries.ts';
import { root } from './root.ts';
import { fork, type Saga, take } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

/** An order that begins on a public page: everything that happens by itself, and answers to what is asked for there. */
export function* siteRoot(dependencies: SagaDependencies): Saga {
  yield* fork(() => answerEnquiries(dependencies));
  yield* root(dependencies);
}

/** Each form asks one thing at a time; two forms do not wait for each other. */
function* answerEnquiries(dependencies: SagaDependencies): Saga {
  while (true) {
    const { payload } = yield* take(enquiryMade);
    yield* fork(() => answerEnquiry(payload, dependencies));
  }
}
