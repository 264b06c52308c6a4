import { appsWords } from '../../../content/landing/apps.ts';
import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { ServiceName } from '../streaming/ServiceName.tsx';
import styles from './PlanDrawer.module.css';
import type { PlanFace } from './plan-list-props.ts';

export interface PlanDrawerProps {
  face: PlanFace;
  isOpen: boolean;
  onClose: () => void;
}

const { close, of } = planCardWords.drawer;

/** The apps of the plan. */
export function PlanDrawer({ face, isOpen, onClose }: PlanDrawerProps) {
  const own = new Set(face.apps.map(([slug]) => slug));
  const apps = appsWords.cards.filter(({ slug }) => own.has(slug));
  return (
    <Drawer
      open={isOpen}
      title={of(face.name)}
      onClose={onClose}
      closeWord={close}
      actions={
        <Button variant="secondary" wide onClick={onClose}>
          {close}
        </Button>
      }
    >
      {apps.length === 0 && <p>{planCardWords.apps('')}</p>}
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari does not announce a list
        role="list"
        className="stack gap-24"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has no focusable content; arrow keys scroll it
        tabIndex={0}
      >
        {apps.map(({ slug, name, description, service }) => (
          <li key={slug} className={styles.app}>
            {!service && <BenefitMark slug={slug} />}
            <div>
              <h3 className="text-m">{service ? <ServiceName of={service} /> : name}</h3>
              <p className={styles.text}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
