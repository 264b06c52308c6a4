import { CoveredScreen } from './CoveredScreen.tsx';
import { NoCoverageScreen } from './NoCoverageScreen.tsx';
import { NoOfferScreen } from './NoOfferScreen.tsx';
import { NotSoldScreen } from './NotSoldScreen.tsx';

/** The results of address and contract lookups, preloaded together. */
export const lookUpScreens = { CoveredScreen, NoCoverageScreen, NoOfferScreen, NotSoldScreen };
