import { rewardsWords } from '../../../content/landing/rewards.ts';
import { navigationWords } from '../../../content/landing/site/navigation.ts';
import { RewardPoints } from '../../../pictures/scenes/RewardPoints.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { NumberedSteps } from '../section/NumberedSteps.tsx';
import { Section } from '../section/Section.tsx';
import styles from './RewardsBlock.module.css';

const { account, regulation, steps, title } = rewardsWords;

/** How an order earns points, step by step. */
export function RewardsBlock() {
  const picture = (
    <div className={styles.picture}>
      <RewardPoints />
    </div>
  );
  return (
    <Section id="pontos" title={title} aside={picture}>
      <NumberedSteps steps={steps} isRow />
      <div className={styles.ways}>
        <ButtonLink href={account.href} target="_blank" rel="noopener" variant="secondary">
          {account.text}
          <VisuallyHidden> ({navigationWords.opens})</VisuallyHidden>
        </ButtonLink>
        <a className={styles.regulation} href={regulation.href}>
          {regulation.text}
        </a>
      </div>
    </Section>
  );
}
