import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { callDrawerWords } from '../../../content/landing/drawers/call-drawer.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { opensElsewhere } from '../../../ui/actions/opens-elsewhere.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';
import { Toast } from '../../../ui/overlays/Toast.tsx';
import type { HiredPlan } from './hired-plan.ts';

const HireDrawer = lazyWithPreload(async () => (await import('./HireDrawer.tsx')).HireDrawer);
const CallDrawer = lazyWithPreload(async () => (await import('./CallDrawer.tsx')).CallDrawer);

/** Wider windows follow the link instead. */
const drawerWindow = '(max-width: 1024px)';

interface Props {
  plans: readonly HiredPlan[];
  /** Whether the campaign has a sales phone. */
  sales: boolean;
}

type Shown = 'hire' | 'call' | null;

/**
 * Opens a drawer for links of the page: `data-hires="{sku}"` for a plan, `data-opens="coverage"` for the coverage
 * form, `data-opens="call"` for a call. Without scripts they are plain links.
 */
export function PageDrawers({ plans, sales }: Props) {
  const { go } = useSiteRoutes();
  const [shown, setShown] = useState<Shown>(null);
  const [asked, setAsked] = useState<{ plan: HiredPlan | null } | null>(null);
  const [calls, setCalls] = useState(0);
  const [toast, setToast] = useState<string | null>(null);

  const hire = (plan: HiredPlan | null) => {
    setAsked({ plan });
    setShown('hire');
  };
  const planOf = (sku: string): HiredPlan =>
    plans.find((one) => one.sku === sku) ?? { sku, name: null, whatsApps: [] };
  const press = useEffectEvent((event: MouseEvent) => {
    const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(openers) : null;
    if (opener === null || opensElsewhere(event)) return;
    const { hires, opens } = opener.dataset;
    const isNarrow = matchMedia(drawerWindow).matches;
    if (hires !== undefined && !isNarrow && opener.tagName === 'A') return;
    // In the capture phase, before the link's own handlers.
    event.preventDefault();
    // Safari does not focus a pressed button; the drawer returns the focus to it.
    opener.focus({ preventScroll: true });
    if (opens === 'coverage') hire(null);
    else if (hires === undefined) {
      setCalls(calls + 1);
      setShown('call');
    } else if (isNarrow) hire(planOf(hires));
    else go(orderPath(hires));
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);

  const close = () => setShown(null);
  return (
    <>
      <Suspense>
        {asked && <HireDrawer open={shown === 'hire'} plan={asked.plan} sales={sales} onClose={close} />}
        {calls > 0 && (
          <CallDrawer
            open={shown === 'call'}
            time={calls}
            onClose={close}
            onAsked={() => {
              close();
              setToast(callDrawerWords.toast);
            }}
          />
        )}
      </Suspense>
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}

const openers = '[data-hires], [data-opens="coverage"], [data-opens="call"]';
