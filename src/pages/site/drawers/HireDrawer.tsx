import { useState } from 'react';
import { NewTabLink } from '../../../answering/NewTabLink.tsx';
import { hireDrawerWords } from '../../../content/landing/drawers/hire-drawer.ts';
import { whatsAppFor } from '../../../funnel/landing-plans/whats-app-for.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useHost } from '../../landing/plans/use-host.ts';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { hireInputs } from '../enquiry/enquiry-inputs.ts';
import styles from './drawers.module.css';
import type { HiredPlan } from './hired-plan.ts';

const { button, close, otherWays, title, unknownPostcode } = hireDrawerWords;
const { conversation, of, phone, title: waysTitle, whatsapp } = otherWays;

interface Props {
  open: boolean;
  /** Null for a coverage question without a plan. */
  plan: HiredPlan | null;
  sales: boolean;
  onClose: () => void;
}

const nothing = () => undefined;

/** Values of the page's own form, so that they are not asked again. */
function typedInPage(): Map<string, string> {
  const typed = (name: string) =>
    document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value;
  return new Map(
    hireInputs.map(({ name }) => [name, typed(name) ?? ''] as const).filter(([, text]) => text !== ''),
  );
}

/** Asks for the address; other contact options are below. */
export function HireDrawer({ open, plan, sales, onClose }: Props) {
  const [draft] = useState(typedInPage);
  const { hrefOf } = useSiteRoutes();
  const whatsApp = whatsAppFor(plan?.whatsApps ?? [], useHost());
  const query = plan === null ? '' : `?${new URLSearchParams({ s: plan.sku })}`;
  return (
    <Drawer open={open} title={title} onClose={onClose} closeWord={close}>
      <div className="stack gap-16">
        {plan?.name && <p className="ink-quiet">{of(plan.name)}</p>}
        <EnquiryForm
          form="hire"
          inputs={hireInputs}
          button={button}
          sku={plan?.sku}
          draft={draft}
          takesFocus
          onSuccess={nothing}
        >
          <p className="quiet">
            <NewTabLink href={unknownPostcode.url}>{unknownPostcode.label}</NewTabLink>
          </p>
        </EnquiryForm>
        <section className={styles.ways}>
          <h3 className="text-m">{waysTitle}</h3>
          <ul>
            <li>
              <a className="touch-target strong" href={`${hrefOf(conversation.href)}${query}`}>
                {conversation.text}
              </a>
              <span>{conversation.hint}</span>
            </li>
            {whatsApp !== null && (
              <li>
                <NewTabLink className="touch-target strong" href={whatsApp}>
                  {whatsapp.text}
                </NewTabLink>
                <span>{whatsapp.hint}</span>
              </li>
            )}
            {sales && (
              <li>
                <a className="touch-target strong" href={phone.href}>
                  {phone.text}
                </a>
              </li>
            )}
          </ul>
        </section>
      </div>
    </Drawer>
  );
}
