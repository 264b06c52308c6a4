import { noCoverageWords as words } from '../../../content/screens/no-coverage.ts';
import { selectFacts } from '../../../store/selectors.ts';
import { StepLink } from '../../StepLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { RefusalOptions } from '../help/RefusalOptions.tsx';
import styles from '../screens.module.css';

/** The campaign does not sell at the address: why, and what is sold there. */
export function NotSoldScreen() {
  const { coverage } = useAppSelector(selectFacts);
  return (
    <div className={styles.screen}>
      <p>{coverage?.unsold}</p>
      <RefusalOptions way="other-offers" isAlone={false} />
      <p>
        {words.otherWays} <StepLink step="cep">{words.otherAddress}</StepLink>
      </p>
    </div>
  );
}
