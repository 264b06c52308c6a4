import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/typeface.css';
import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from '../../answering/preloading/when-idle.ts';
import { type Device, DeviceContext } from '../../pages/site/device.ts';
import { EnquiriesContext } from '../../pages/site/enquiry-store.ts';
import { FollowingContext } from '../../pages/site/following-store.ts';
import { Hydrated } from '../../pages/site/Hydrated.tsx';
import { type IslandName, islands } from '../../pages/site/islands.ts';
import { routesBelow, SiteRoutesContext } from '../../ui/actions/site-routes.ts';
import { preloadable } from '../../ui/late/preloadable.ts';
import { loadMotionOnFirstTouch } from '../../ui/motion/load-motion.ts';
import { closeMenuByKeys } from '../layout/close-menu-by-keys.ts';
import { prepareDevice } from '../prepare-device.ts';
import * as storageNames from '../storage/storage-names.ts';
import { deviceSlot } from '../storage/storage-slot.ts';
import { startAddress } from './start-address.ts';

const isIsland = (name: string): name is IslandName => Object.hasOwn(islands, name);

const device: Device = { zoom: deviceSlot(storageNames.zoom) };

/** All islands of a page share one store for the forms. */
const enquiries = preloadable(async () => (await import('./load-enquiries.ts')).loadEnquiries());

const following = preloadable(async () => (await import('./load-following.ts')).loadFollowing());

whenIdle(prepareDevice);
closeMenuByKeys();
loadMotionOnFirstTouch();

/** Redirects links that name a campaign or a lead, before other code reads the address. */
export async function followLink(): Promise<void> {
  const { campaigns } = await import('../own-campaign.ts');
  const { linkTarget } = await import('../../funnel/routes/link-target.ts');
  const target = linkTarget(location.pathname, new URLSearchParams(location.search), campaigns);
  if (target !== null) location.replace(target);
}

export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', id = '', prefix = '', props = '{}' } = element.dataset;
  if (!isIsland(island)) throw new Error(`No island is called '${island}'.`);
  const part = await islands[island].draw(props);
  const routes = routesBelow(prefix, (path) => location.assign(startAddress(path)));
  await new Promise<void>((hydrated) => {
    const marked = () => {
      element.dataset.hydrated = '';
      hydrated();
    };
    hydrateRoot(
      element,
      <SiteRoutesContext value={routes}>
        <DeviceContext value={device}>
          <EnquiriesContext value={enquiries.load}>
            <FollowingContext value={following.load}>
              {part}
              <Hydrated onHydrated={marked} />
            </FollowingContext>
          </EnquiriesContext>
        </DeviceContext>
      </SiteRoutesContext>,
      { identifierPrefix: `${id}-` },
    );
  });
}
