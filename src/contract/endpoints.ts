import * as addressSearch from './calls/address-search.ts';
import * as catalogue from './calls/catalogue.ts';
import { askForPerson, writeToPerson } from './calls/conversation.ts';
import * as coverage from './calls/coverage.ts';
import * as customers from './calls/customers.ts';
import * as earlierSites from './calls/earlier-sites.ts';
import * as leads from './calls/leads.ts';
import * as measurement from './calls/measurement.ts';
import * as migrations from './calls/migrations.ts';
import * as orders from './calls/orders.ts';
import * as pageErrors from './calls/page-errors.ts';
import * as postcode from './calls/postcode.ts';
import * as renewals from './calls/renewals.ts';
import * as support from './calls/support.ts';
import { understandMessage } from './calls/understand.ts';

/** Every call by name, for the server and the API document. */
export const endpoints = {
  ...postcode,
  ...addressSearch,
  ...catalogue,
  ...coverage,
  ...leads,
  ...orders,
  ...earlierSites,
  ...support,
  ...customers,
  ...renewals,
  ...migrations,
  ...measurement,
  ...pageErrors,
  understandMessage,
  askForPerson,
  writeToPerson,
};
