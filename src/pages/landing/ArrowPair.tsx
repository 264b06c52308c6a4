import { StepArrow } from '../../ui/actions/StepArrow.tsx';
import styles from './ArrowPair.module.css';

interface Props {
  previous: string;
  next: string;
  /** The id of the element they move. */
  controls: string;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** -1 moves back. */
  onStep: (by: -1 | 1) => void;
}

/** Previous and next buttons beside a heading. */
export const ArrowPair = ({ previous, next, controls, isAtStart, isAtEnd, onStep }: Props) => (
  <div className={styles.pair}>
    <StepArrow
      way="back"
      label={previous}
      controls={controls}
      isAtEnd={isAtStart}
      onStep={() => onStep(-1)}
    />
    <StepArrow way="forward" label={next} controls={controls} isAtEnd={isAtEnd} onStep={() => onStep(1)} />
  </div>
);
