import { lineWords as words } from '../../content/screens/line.ts';
import { campaignWithoutMobilePlan } from '../../funnel/line-campaigns.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { startRoute } from '../../funnel/routes/start-route.ts';
import { selectCampaign } from '../../store/selectors.ts';
import { useAppSelector } from '../store-hooks.ts';
import styles from './alternatives.module.css';

/** The prices of a mobile campaign need a line. Without one, the order continues with the standard offers. */
export function WithoutLine() {
  const campaign = useAppSelector(selectCampaign);
  const face = useAppSelector((state) => state.visit.face);
  const other = campaignWithoutMobilePlan(campaign);
  return (
    <p className={styles.line}>
      {words.question}{' '}
      <a className="touch-target" href={writePath(other, startRoute(other, face))}>
        {words.goOn}
      </a>
    </p>
  );
}
