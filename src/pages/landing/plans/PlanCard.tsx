import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import type { Landing } from '../../../funnel/landing.ts';
import type { Choice } from '../../../funnel/landing-plans/streaming-choice.ts';
import { Price } from '../../../ui/blocks/Price.tsx';
import { Chip } from '../../../ui/fields/Chip.tsx';
import { PlanAppNames, PlanApps } from './PlanApps.tsx';
import styles from './PlanCard.module.css';
import { PlanLinks } from './PlanLinks.tsx';
import { PlanRibbon } from './PlanRibbon.tsx';
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
      <div className={styles.more}>
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
