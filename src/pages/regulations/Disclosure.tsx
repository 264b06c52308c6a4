import { type ReactNode, useState } from 'react';
import { DetailsSummary } from '../site/DetailsSummary.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  id?: string;
  title: ReactNode;
  aside?: ReactNode;
  look: 'group' | 'text';
  /** Opens if the address or the search matches it. */
  isMeant: boolean;
  children: () => ReactNode;
}

/** Closed texts are not rendered, since all of them are half a megabyte. */
export function Disclosure({ id, title, aside, look, isMeant, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isMeant);
  const [wasMeant, setWasMeant] = useState(isMeant);
  // During rendering, not in an effect, so that the text exists when the page scrolls to it.
  if (wasMeant !== isMeant) {
    setWasMeant(isMeant);
    setOpen(isMeant);
  }
  return (
    <details
      id={id}
      className={styles.disclosure}
      data-look={look}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <DetailsSummary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </span>
      </DetailsSummary>
      {isOpen && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
