import { useEffect, useState } from 'react';
import { matrixWords } from '../../../content/landing/plans/matrix.ts';
import { ArrowPair } from '../ArrowPair.tsx';
import styles from './MatrixSteps.module.css';

interface Props {
  /** The id of the element with a radio for each plan. */
  tabs: string;
}

/** Arrows that select the next plan's radio; the table itself is static. */
export function MatrixSteps({ tabs }: Props) {
  const [{ at, last }, setPlace] = useState({ at: 0, last: 1 });
  useEffect(() => {
    const box = document.getElementById(tabs);
    const look = () => setPlace(placeIn(radiosOf(tabs)));
    look();
    box?.addEventListener('change', look);
    return () => box?.removeEventListener('change', look);
  }, [tabs]);

  const step = (by: number) => {
    const radios = radiosOf(tabs);
    const place = placeIn(radios);
    const radio = radios[Math.min(Math.max(place.at + by, 0), place.last)];
    radio?.click();
    radio?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div className={styles.steps}>
      <ArrowPair
        previous={matrixWords.previous}
        next={matrixWords.next}
        controls={tabs}
        isAtStart={at === 0}
        isAtEnd={at >= last}
        onStep={step}
      />
    </div>
  );
}

/** Number of plans visible on wide screens. */
const stepsInView = 3;

const radiosOf = (tabs: string): HTMLInputElement[] => [
  ...(document.getElementById(tabs)?.querySelectorAll('input') ?? []),
];

/** After this step no new plan would appear. */
function placeIn(radios: readonly HTMLInputElement[]): { at: number; last: number } {
  const last = Math.max(radios.length - stepsInView, 0);
  return {
    at: Math.min(
      radios.findIndex(({ checked }) => checked),
      last,
    ),
    last,
  };
}
