import { Icon } from '../icons/Icon.tsx';
import { words } from '../words.ts';
import styles from './ZoomControl.module.css';
import { defaultZoom, zoomIn, zoomOut } from './zoom-steps.ts';

export type ZoomControlProps = { percent: number; onZoom: (percent: number) => void };

const say = words.zoom;

const minus = 'M5 12h14';
const plus = 'M12 5v14M5 12h14';

/** At its limit a button does nothing but stays focusable: `disabled` would lose the focus. */
export function ZoomControl({ percent, onZoom }: ZoomControlProps) {
  const go = (next: number) => () => {
    if (next !== percent) onZoom(next);
  };
  const shown = say.percent(percent);
  const smaller = zoomOut(percent);
  const larger = zoomIn(percent);
  return (
    <fieldset className={styles.zoom} aria-label={say.group}>
      <button
        type="button"
        aria-label={say.smaller}
        aria-disabled={smaller === percent}
        onClick={go(smaller)}
      >
        <Icon shape={minus} />
      </button>
      <button type="button" className={styles.value} aria-label={say.reset(shown)} onClick={go(defaultZoom)}>
        <span aria-live="polite">{shown}</span>
      </button>
      <button type="button" aria-label={say.larger} aria-disabled={larger === percent} onClick={go(larger)}>
        <Icon shape={plus} />
      </button>
    </fieldset>
  );
}
