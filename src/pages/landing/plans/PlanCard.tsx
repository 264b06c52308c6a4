import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import type { Landing } from '../../../funnel/landing.ts';
import type { Choice } from '../../../funnel/landing-plans/streaming-choice.ts';
import { whatsAppFor } from '../../../funnel/landing-plans/whats-app-for.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Price } from '../../../ui/blocks/Price.tsx';
import { Ribbon } from '../../../ui/blocks/Ribbon.tsx';
import { Chip } from '../../../ui/fields/Chip.tsx';
import { chevronDown } from '../../../ui/icons/chevron-down.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './PlanCard.module.css';
import type { CardFace, PlanFace } from './plan-list-props.ts';
import { StreamingToggles } from './StreamingToggles.tsx';
import type { LinkedPlan } from './use-linked-plan.ts';

interface Props {
  card: CardFace;
  look: Landing['planCard'];
  /** The service chosen with the toggles. */
  on: Choice;
  host: string;
  called: LinkedPlan | null;
  onChoose: (choice: Choice) => void;
  onTell: (face: PlanFace) => void;
}

/** A card with one plan, or the one chosen by its toggles. */
export function PlanCard({ card, look, on, host, called, onChoose, onTell }: Props) {
  const face = (card.options.find(({ choice }) => choice === on) ?? card.options[0])?.face;
  if (face === undefined) return null;
  const toggles = card.options.filter(({ choice }) => choice !== null).length;
  const hasChoice = card.options.length > 1;
  const isCalled = called?.sku === face.sku;
  return (
    <article
      className={styles.card}
      data-look={look}
      data-plan={face.sku}
      data-called={isCalled ? (called.isHighlighted ? 'highlighted' : '') : undefined}
      aria-labelledby={card.id}
    >
      {card.options.map(({ face: { sku } }) => (
        <span key={sku} id={`c${sku}`} className={styles.place} />
      ))}
      <PlanRibbon badges={face.badges} />
      <div className={styles.head}>
        <h3 id={card.id} className={styles.name}>
          <span>
            <span className={styles.amount}>{face.amount}</span> {face.unit}
          </span>{' '}
          {face.extra && <span className={styles.extra}>{face.extra}</span>}{' '}
          {face.rest && <span className={styles.rest}>{face.rest}</span>}
        </h3>
        <p className={styles.good}>{face.good}</p>
      </div>
      <PlanApps apps={face.apps} />
      <div className="stack gap-12 at-top at-start">
        {hasChoice && <StreamingToggles card={card} on={on} name={face.name} onChoose={onChoose} />}
        <PlanAppNames apps={face.apps} isQuiet={hasChoice && toggles > 1} />
        <PlanChips points={face.points} streaming={hasChoice ? [] : face.streaming} />
        {face.bonuses.map((bonus) => (
          <p key={bonus} className={styles.bonus}>
            {bonus}
          </p>
        ))}
      </div>
      <div className={styles.price}>
        {face.full && (
          <p className={styles.from}>
            <s>{face.full}</s>
          </p>
        )}
        <Price amount={face.price} size="large" />
        {face.conditions.map((condition) => (
          <p key={condition} className={styles.condition}>
            {condition}
          </p>
        ))}
      </div>
      <PlanLinks face={face} look={look} host={host} onTell={onTell} />
    </article>
  );
}

function PlanChips({ points, streaming }: Pick<PlanFace, 'points' | 'streaming'>) {
  if (points === null && streaming.length === 0) return null;
  return (
    <p className="row gap-8">
      {streaming.length > 0 && <Chip tone="good">{planCardWords.streaming}</Chip>}
      {streaming.map((service) => (
        <Chip key={service}>{service}</Chip>
      ))}
      {points && <Chip tone="offer">{points}</Chip>}
    </p>
  );
}

/** Two badges alternate by CSS alone, without announcements. */
function PlanRibbon({ badges }: { badges: readonly string[] }) {
  const [only, other] = badges;
  if (only === undefined) return null;
  if (other === undefined) return <Ribbon>{only}</Ribbon>;
  return (
    <Ribbon>
      <span className="visually-hidden">{badges.join(', ')}</span>
      <span className={styles.turns} aria-hidden="true">
        {badges.map((badge) => (
          <span key={badge} className={styles.turn}>
            {badge}
          </span>
        ))}
      </span>
    </Ribbon>
  );
}

type Apps = Pick<PlanFace, 'apps'>;

const namesOf = (apps: PlanFace['apps']): string =>
  planCardWords.apps(apps.map(([, name]) => name).join(', '));

/** As many marks as fit in one line. */
const maxApps = 5;

const services: ReadonlySet<string> = new Set(Object.values(streamingSlugs));

/** The marks of a plan's apps, each defined once per page. Services are named instead. */
function PlanApps({ apps: all }: Apps) {
  const apps = all.filter(([slug]) => !services.has(slug));
  const rest = apps.length - maxApps;
  return (
    <div className={styles.marks}>
      {apps.slice(0, maxApps).map(([slug]) => (
        <svg key={slug} className={styles.mark} aria-hidden="true">
          <use href={`#app-${slug}`} />
        </svg>
      ))}
      {rest > 0 && (
        <span className={styles.others} aria-hidden="true">
          +{rest}
        </span>
      )}
    </div>
  );
}

/** The names of the apps; visually hidden if the card also has a service choice. */
function PlanAppNames({ apps, isQuiet }: Apps & { isQuiet: boolean }) {
  return isQuiet ? (
    <span className="visually-hidden">{namesOf(apps)}</span>
  ) : (
    <p className={styles.names}>{namesOf(apps)}</p>
  );
}

interface LinksProps {
  face: PlanFace;
  look: Landing['planCard'];
  host: string;
  onTell: (face: PlanFace) => void;
}

const { footer, hire, whatsapp } = planCardWords;

/** The links of a plan: order, WhatsApp and included services. */
function PlanLinks({ face, look, host, onTell }: LinksProps) {
  const { hrefOf } = useSiteRoutes();
  const whatsApp = whatsAppFor(face.whatsApps, host);
  const services = face.streaming.length > 0 ? footer.online : footer.services;
  return (
    <div className="stack gap-4 at-top">
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
