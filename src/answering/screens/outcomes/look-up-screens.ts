import { CoveredScreen } from './CoveredScreen.tsx';
import { NoCoverageScreen, NotSoldScreen } from './NoCoverageScreen.tsx';
import { NoOfferScreen } from './NoOfferScreen.tsx';

/** The results of address and contract lookups, preloaded together. */
export const lookUpScreens = { CoveredScreen, NoCoverageScreen, NoOfferScreen, NotSoldScreen };
