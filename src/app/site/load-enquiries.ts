import { readPath } from '../../funnel/routes/read-path.ts';
import type { EnquiryStore } from '../../pages/site/enquiry-store.ts';
import { enquiryEdited, enquiryMade } from '../../store/enquiry-events.ts';
import { browserDependencies } from '../browser-dependencies.ts';
import { stateAt } from '../create-store.ts';
import { createPageHistory } from '../page-history.ts';
import { createSiteStore } from './create-site-store.ts';

/** An order may begin on a public page; the next page takes it up from what the tab keeps. */
export function loadEnquiries(): EnquiryStore {
  // Every move from here is to another document.
  const history = createPageHistory(window, () => false);
  const { campaign, face, route } = readPath(history.place().pathname);
  const { store, begin } = createSiteStore(
    stateAt(campaign.prefix, route, face),
    browserDependencies(history),
  );
  begin();
  return {
    subscribe: store.subscribe,
    stateOf: (form) => store.getState().enquiries[form],
    ask: (enquiry) => store.dispatch(enquiryMade(enquiry)),
    edit: (form, input) => store.dispatch(enquiryEdited({ form, input })),
  };
}
