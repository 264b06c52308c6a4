import type { ReactNode } from 'react';
import type { BannerPicture } from '../../../content/landing/banner-art.ts';
import { StreetAtDusk } from '../../../pictures/StreetAtDusk.tsx';
import { AntennaNews } from '../../../pictures/scenes/AntennaNews.tsx';
import { AwardNews } from '../../../pictures/scenes/AwardNews.tsx';
import { CommunityNews } from '../../../pictures/scenes/CommunityNews.tsx';
import { FamilyHome } from '../../../pictures/scenes/FamilyHome.tsx';
import { FullHouse } from '../../../pictures/scenes/FullHouse.tsx';
import { GamerDesk } from '../../../pictures/scenes/GamerDesk.tsx';
import { PinStreet } from '../../../pictures/scenes/PinStreet.tsx';
import { RewardPoints } from '../../../pictures/scenes/RewardPoints.tsx';
import { SmallShop } from '../../../pictures/scenes/SmallShop.tsx';
import { SofaNight } from '../../../pictures/scenes/SofaNight.tsx';
import { StadiumNight } from '../../../pictures/scenes/StadiumNight.tsx';
import { TwoScreens } from '../../../pictures/scenes/TwoScreens.tsx';
import { WifiModem } from '../../../pictures/scenes/WifiModem.tsx';

/** The same picture may be on the page a second time. */
const id = 'banner';

/** The drawing of each banner. */
export const bannerPictures: Readonly<Record<BannerPicture, ReactNode>> = {
  street: <StreetAtDusk id={id} />,
  map: <PinStreet id={id} />,
  hill: <CommunityNews id={id} />,
  home: <FamilyHome id={id} />,
  apartments: <FullHouse id={id} />,
  devices: <TwoScreens id={id} />,
  antenna: <AntennaNews id={id} />,
  modem: <WifiModem id={id} />,
  shop: <SmallShop id={id} />,
  points: <RewardPoints id={id} />,
  award: <AwardNews id={id} />,
  gamer: <GamerDesk id={id} />,
  stadium: <StadiumNight id={id} />,
  mountains: <SofaNight id={id} show="mountains" />,
  castle: <SofaNight id={id} show="castle" />,
  bay: <SofaNight id={id} show="bay" />,
};
