import { planWords } from '../../content/screens/plans.ts';
import type { Plan } from '../../contract/plan.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PlanChoice.module.css';

/** As many are seen after a swipe or two. */
const few = 4;

/** The speeds among many plans; none where there is nothing to choose between. */
export function speedsOf(plans: readonly Plan[]): readonly number[] {
  const speeds = [...new Set(plans.map((plan) => plan.plan_download))].sort((one, other) => one - other);
  return plans.length > few && speeds.length > 1 ? speeds : [];
}

interface PlanFilterProps {
  speeds: readonly number[];
  /** All of them: `null`. */
  chosen: number | null;
  onChoose: (speed: number | null) => void;
  /** How many plans are left. */
  count: number;
}

/** Fewer plans to look through. Buttons, for the form asks for a plan and not for them. */
export function PlanFilter({ speeds, chosen, onChoose, count }: PlanFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{planWords.filter.legend}</legend>
      {[null, ...speeds].map((speed) => (
        <Button
          key={speed}
          variant={speed === chosen ? 'primary' : 'secondary'}
          aria-pressed={speed === chosen}
          onClick={() => onChoose(speed)}
        >
          {speed === null ? planWords.filter.all : planWords.speed(speed)}
        </Button>
      ))}
      <p role="status" className={styles.count}>
        {planWords.filter.count(count)}
      </p>
    </fieldset>
  );
}
