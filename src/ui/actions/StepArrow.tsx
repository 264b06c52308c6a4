import { arrowLeft } from '../icons/arrow-left.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './StepArrow.module.css';

interface Props {
  way: 'back' | 'forward';
  label: string;
  /** There is nothing further that way. It keeps the focus all the same. */
  isAtEnd: boolean;
  /** The id of what it moves. */
  controls?: string;
  onStep: () => void;
}

/** A round button that goes on by one. */
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
