import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import type { Landing } from '../../../funnel/landing.ts';
import { whatsAppFor } from '../../../funnel/landing-plans/whats-app-for.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { chevronDown } from '../../../ui/icons/chevron-down.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './PlanLinks.module.css';
import type { PlanFace } from './plan-list-props.ts';

interface Props {
  face: PlanFace;
  look: Landing['planCard'];
  host: string;
  onTell: (face: PlanFace) => void;
}

const { footer, hire, whatsapp } = planCardWords;

/** The links of a plan: order, WhatsApp and included services. */
export function PlanLinks({ face, look, host, onTell }: Props) {
  const { hrefOf } = useSiteRoutes();
  const whatsApp = whatsAppFor(face.whatsApps, host);
  const services = face.streaming.length > 0 ? footer.online : footer.services;
  return (
    <div className={styles.ways}>
      <ButtonLink wide href={hrefOf(orderPath(face.sku))} data-hires={face.sku}>
        <span>
          {hire[look]}
          <span className="visually-hidden">: {face.name}</span>
        </span>
      </ButtonLink>
      {whatsApp && (
        <ButtonLink wide variant="quiet" href={whatsApp} rel="noopener">
          <span className="text-s">
            {whatsapp[look]}
            <span className="visually-hidden">: {face.name}</span>
          </span>
        </ButtonLink>
      )}
      <button
        type="button"
        className={styles.foot}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button; the drawer returns the focus to it.
          currentTarget.focus({ preventScroll: true });
          onTell(face);
        }}
      >
        <span>
          {look === 'old' ? footer.benefits : services}
          <span className="visually-hidden">: {face.name}</span>
        </span>
        <Icon shape={chevronDown} />
      </button>
    </div>
  );
}
