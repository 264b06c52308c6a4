import { planWords } from '../../../content/screens/plans.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './PlanChoice.module.css';
import type { PlanFilters } from './plan-filters.ts';

interface PlanFilterProps {
  filters: PlanFilters;
  onChoose: (filters: PlanFilters) => void;
  speeds: readonly number[];
  services: readonly { slug: string; name: string }[];
  /** Number of plans that match. */
  count: number;
}

interface Option<Value> {
  label: string;
  value: Value | null;
}

interface OptionsProps<Value> {
  legend: string;
  options: readonly Option<Value>[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
}

function Options<Value extends string | number>({ legend, options, chosen, onChoose }: OptionsProps<Value>) {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ label, value }) => (
        <Button
          key={value}
          variant={value === chosen ? 'primary' : 'secondary'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

/** Filters for the plans. They are buttons, since the form sends the plan only. */
export function PlanFilter({ filters, onChoose, speeds, services, count }: PlanFilterProps) {
  if (speeds.length + services.length === 0) return null;
  const { all, legend, service: serviceLegend, anyService } = planWords.filter;
  return (
    <div className={styles.filters}>
      {speeds.length > 0 && (
        <Options
          legend={legend}
          options={[
            { label: all, value: null },
            ...speeds.map((mega) => ({ label: planWords.speed(mega), value: mega })),
          ]}
          chosen={filters.speed}
          onChoose={(speed) => onChoose({ ...filters, speed })}
        />
      )}
      {services.length > 0 && (
        <Options
          legend={serviceLegend}
          options={[
            { label: anyService, value: null },
            ...services.map(({ slug, name }) => ({ label: name, value: slug })),
          ]}
          chosen={filters.service}
          onChoose={(service) => onChoose({ ...filters, service })}
        />
      )}
      <p role="status" className={styles.count}>
        {planWords.filter.count(count)}
      </p>
    </div>
  );
}
