import styles from './Price.module.css';
import { type PriceWords, priceWords } from './price-words.ts';

export type PriceProps = {
  amount: string;
  from?: string;
  suffix?: string;
  size?: 'normal' | 'large';
  words?: PriceWords;
};

/** Screen readers get one sentence; the visual price is hidden from them. */
export function Price({ amount, from, suffix: per, size = 'normal', words: say = priceWords }: PriceProps) {
  const suffix = per ?? say.perMonth;
  const [whole, cents] = amount.split(',');
  return (
    <p className={styles.price} data-size={size}>
      <span className="visually-hidden">{say.price({ amount, from, suffix })}</span>
      {from && (
        <s className={styles.from} aria-hidden="true">
          {say.currency} {from}
        </s>
      )}
      <span className={styles.figure} aria-hidden="true">
        <span className={styles.currency}>{say.currency}</span>
        <span className={styles.whole}>{whole}</span>
        <span className={styles.tail}>
          {cents && <span className={styles.cents}>,{cents}</span>}
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </span>
      </span>
    </p>
  );
}
