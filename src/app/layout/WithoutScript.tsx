import { useSelector } from 'react-redux';
import { siteWords } from '../../content/site.ts';
import { selectCampaign } from '../../store/selectors.ts';
import styles from './WithoutScript.module.css';

const { offScript, salesPhone } = siteWords;

/** Only the prerendered page says it: where nothing runs, the phone is the way to order. */
export function WithoutScript() {
  const { phones } = useSelector(selectCampaign);
  return (
    <noscript>
      <p className={styles.hint}>{offScript(phones.sales ? salesPhone.number : '')}</p>
    </noscript>
  );
}
