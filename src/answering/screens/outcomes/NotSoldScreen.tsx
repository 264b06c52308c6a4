import { noCoverageWords as words } from '../../../content/screens/no-coverage.ts';
import { selectFacts } from '../../../store/selectors.ts';
import { StepLink } from '../../StepLink.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { RefusalOptions } from '../help/RefusalOptions.tsx';

/** The campaign does not sell at the address: why, and what is sold there. */
export function NotSoldScreen() {
  const { coverage } = useAppSelector(selectFacts);
  return (
    <div className="stack gap-24">
      <p>{coverage?.unsold}</p>
      <RefusalOptions way="other-offers" isAlone={false} />
      <p>
        {words.otherWays} <StepLink step="cep">{words.otherAddress}</StepLink>
      </p>
    </div>
  );
}
