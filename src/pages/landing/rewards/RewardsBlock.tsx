import { NewTabButtonLink } from '../../../answering/NewTabLink.tsx';
import { rewardsWords } from '../../../content/landing/rewards.ts';
import { RewardPoints } from '../../../pictures/scenes/RewardPoints.tsx';
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
        <NewTabButtonLink href={account.href} variant="secondary">
          {account.text}
        </NewTabButtonLink>
        <a className="touch-target" href={regulation.href}>
          {regulation.text}
        </a>
      </div>
    </Section>
  );
}
