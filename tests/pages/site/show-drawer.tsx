import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EnquiriesContext } from '../../../src/pages/site/enquiry-store.ts';
import type { Enquiry } from '../../../src/store/site/enquiry-events.ts';
import { unasked } from '../../../src/store/site/enquiry-state.ts';

/** Shows a drawer of a page. Returns what is sent from it. */
export function showDrawer(drawer: ReactNode): readonly Enquiry[] {
  const asked: Enquiry[] = [];
  const enquiries = {
    subscribe: () => () => undefined,
    stateOf: () => unasked,
    ask: (enquiry: Enquiry) => void asked.push(enquiry),
    edit: () => undefined,
  };
  render(<EnquiriesContext value={async () => enquiries}>{drawer}</EnquiriesContext>);
  return asked;
}
