import { arrowLeft } from '../icons/arrow-left.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './StepArrow.module.css';

interface Props {
  way: 'back' | 'forward';
  label: string;
  /** There is nothing further in that direction. The button keeps the focus. */
  isAtEnd: boolean;
  /** The id of the element it moves. */
  controls?: string;
  onStep: () => void;
}

/** A round button that moves by one. */
export const StepArrow = ({ way, label, isAtEnd, controls, onStep }: Props) => (
  <button
    type="button"
    className={styles.arrow}
    data-way={way}
    aria-label={label}
    aria-controls={controls}
    aria-disabled={isAtEnd}
    onClick={onStep}
  >
    <Icon shape={arrowLeft} />
  </button>
);
