import { readPath } from '../../funnel/routes/read-path.ts';
import type { EnquiryStore } from '../../pages/site/enquiry-store.ts';
import { createSagaStore, stateAt } from '../../sagas/create-store.ts';
import { siteRoot } from '../../sagas/site/site-root.ts';
import { enquiryEdited, enquiryMade } from '../../store/site/enquiry-events.ts';
import { siteReducer } from '../../store/site/site-reducer.ts';
import { browserDependencies } from '../browser-dependencies.ts';
import { campaigns } from '../own-campaign.ts';
import { createPageHistory } from '../page-history.ts';
import { recoverFrom } from '../reload-once.ts';

/** The store for forms of a public page, where an order may start. The next page resumes it from the tab's storage. */
export function loadEnquiries(): EnquiryStore {
  // No other page is part of this document.
  const history = createPageHistory(() => false);
  const { campaign, face, route } = readPath(history.place().pathname, campaigns);
  const { store, run } = createSagaStore(siteReducer, stateAt(campaign, route, face));
  run(siteRoot, browserDependencies(history)).toPromise().catch(recoverFrom);
  return {
    subscribe: store.subscribe,
    stateOf: (form) => store.getState().enquiries[form],
    ask: (enquiry) => store.dispatch(enquiryMade(enquiry)),
    edit: (form, input) => store.dispatch(enquiryEdited({ form, input })),
  };
}
