import { phones } from '../../../content/phones.ts';
import styles from '../screens.module.css';

interface PhoneLineProps {
  of: keyof typeof phones;
  /** The sentence around the number; without it, the label comes first. */
  say?: (number: string) => string;
}

/** A phone number as a link. */
export function PhoneLine({ of, say }: PhoneLineProps) {
  const { label, number, href } = phones[of];
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
