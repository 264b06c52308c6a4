import type { ComponentType } from 'react';
import type { LandingBlock } from '../../funnel/landing-blocks.ts';
import type { SitePageProps } from '../site/site-page.ts';
import { AppsBlock } from './apps/AppsBlock.tsx';
import { BusinessBlock } from './business/BusinessBlock.tsx';
import { CollaboratorNotice } from './collaborator-notice/CollaboratorNotice.tsx';
import { LastCall } from './coverage-call/CoverageCall.tsx';
import { CoverageFormBlock } from './coverage-form/CoverageFormBlock.tsx';
import { FaqBlock } from './faq/FaqBlock.tsx';
import { FibreBlock } from './fibre/FibreBlock.tsx';
import { GamerBlock } from './gamer/GamerBlock.tsx';
import { IdentityBlock } from './identity/IdentityBlock.tsx';
import { MatrixBlock } from './matrix/MatrixBlock.tsx';
import { MiniList } from './mini-list/MiniList.tsx';
import { NewsBlock } from './news/NewsBlock.tsx';
import { PlansBlock } from './plans/PlansBlock.tsx';
import { RewardsBlock } from './rewards/RewardsBlock.tsx';
import { StreamingBlock, StreamingOffers } from './streaming/StreamingBlock.tsx';

/** The component of each block. */
export const blocks: Readonly<Record<LandingBlock, ComponentType<SitePageProps>>> = {
  'coverage-form': CoverageFormBlock,
  'collaborator-notice': CollaboratorNotice,
  plans: PlansBlock,
  matrix: MatrixBlock,
  'coverage-call': LastCall,
  'streaming-minicards': StreamingOffers,
  streaming: StreamingBlock,
  rewards: RewardsBlock,
  apps: AppsBlock,
  fibre: FibreBlock,
  business: BusinessBlock,
  gamer: GamerBlock,
  'mini-list': MiniList,
  news: NewsBlock,
  identity: IdentityBlock,
  faq: FaqBlock,
};
