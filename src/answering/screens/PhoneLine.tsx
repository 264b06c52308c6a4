import { siteWords } from '../../content/site.ts';
import styles from './screens.module.css';

interface PhoneLineProps {
  of: 'salesPhone' | 'supportPhone';
  /** The sentence around the number; without one, the label stands before it. */
  say?: (number: string) => string;
}

/** A number that a finger can call. */
export function PhoneLine({ of, say }: PhoneLineProps) {
  const { label, number, href } = siteWords[of];
  const [before = '', after = ''] = (say?.(number) ?? `${label}: ${number}`).split(number);
  return (
    <>
      {before}
      <a className={styles.whole} href={href}>
        {number}
      </a>
      {after}
    </>
  );
}
