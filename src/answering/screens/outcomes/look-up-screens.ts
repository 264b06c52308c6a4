import { CoveredScreen } from './CoveredScreen.tsx';
import { NoCoverageScreen } from './NoCoverageScreen.tsx';
import { NoOfferScreen } from './NoOfferScreen.tsx';

/** How looking up an address, or a contract, may end: fetched together. */
export const lookUpScreens = { CoveredScreen, NoCoverageScreen, NoOfferScreen };
