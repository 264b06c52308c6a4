import styles from './Price.module.css';
import { priceWords } from './price-words.ts';

export type PriceProps = {
  amount: string;
  from?: string;
  size?: 'normal' | 'large';
};

/** Screen readers get one sentence; the visual price is hidden from them. */
export function Price({ amount, from, size = 'normal' }: PriceProps) {
  const [whole, cents] = amount.split(',');
  return (
    <p className={styles.price} data-size={size}>
      <span className="visually-hidden">{priceWords.price(amount, from)}</span>
      {from && (
        <s className={styles.from} aria-hidden="true">
          {priceWords.currency} {from}
        </s>
      )}
      <span className={styles.figure} aria-hidden="true">
        <span className={styles.currency}>{priceWords.currency}</span>
        <span className={styles.whole}>{whole}</span>
        <span className={styles.tail}>
          {cents && <span className={styles.cents}>,{cents}</span>}
          <span className={styles.suffix}>{priceWords.perMonth}</span>
        </span>
      </span>
    </p>
  );
}
