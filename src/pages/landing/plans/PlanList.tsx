import { useState } from 'react';
import { planListWords } from '../../../content/landing/plans/plan-list.ts';
import type { Choice } from '../../../funnel/landing-plans/streaming-choice.ts';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanList.module.css';
import { PlanTabs } from './PlanTabs.tsx';
import type { PlanFace, PlanListProps } from './plan-list-props.ts';
import { useHost } from './use-host.ts';
import { useLinkedPlan } from './use-linked-plan.ts';

const words = { ...planListWords.arrows, position: planListWords.position };

const Drawer = lazyWithPreload(async () => (await import('./PlanDrawer.tsx')).PlanDrawer);

/** The cards in a scrollable row. Hydrated, it has arrows, tabs, toggles and a drawer. */
export function PlanList({ list, look, cards }: PlanListProps) {
  const [tab, setTab] = useState(cards[0]?.tab ?? '');
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [{ face, isOpen }, setDetails] = useState<{ face: PlanFace | null; isOpen: boolean }>({
    face: null,
    isOpen: false,
  });
  const host = useHost();
  const choose = (id: string, choice: Choice) => setChoices((before) => ({ ...before, [id]: choice }));
  const offered = cards.flatMap((card) =>
    card.options.map(({ face, choice }) => ({ card, choice, sku: face.sku })),
  );
  const called = useLinkedPlan(
    offered.map(({ sku }) => sku),
    (sku) => {
      const offer = offered.find((one) => one.sku === sku);
      if (offer === undefined) return;
      setTab(offer.card.tab);
      choose(offer.card.id, offer.choice);
    },
  );
  const tell = (face: PlanFace) => {
    Drawer.preload().then(
      () => setDetails({ face, isOpen: true }),
      // The next press tries again.
      () => undefined,
    );
  };

  const shown = list === 'tabs' ? cards.filter((card) => card.tab === tab) : cards;
  const slides = shown.map((card) => ({
    id: card.id,
    content: (
      <PlanCard
        card={card}
        look={look}
        on={choices[card.id] === undefined ? card.first : (choices[card.id] ?? null)}
        host={host}
        called={called}
        onChoose={(choice) => choose(card.id, choice)}
        onTell={tell}
      />
    ),
  }));
  const row = (
    <div className={styles.list} data-count={shown.length}>
      <Carousel key={list === 'tabs' ? tab : ''} slides={slides} at={0} words={words} />
    </div>
  );
  return (
    <>
      {cards
        .filter((card) => !shown.includes(card))
        .flatMap(({ options }) =>
          // Targets for links to plans behind closed tabs.
          options.map(({ face: { sku } }) => <span key={sku} id={`c${sku}`} />),
        )}
      {list === 'tabs' ? (
        <PlanTabs tabs={[...new Set(cards.map((card) => card.tab))]} at={tab} onOpen={setTab}>
          {row}
        </PlanTabs>
      ) : (
        row
      )}
      {face && <Drawer face={face} isOpen={isOpen} onClose={() => setDetails({ face, isOpen: false })} />}
    </>
  );
}
