import { type ReactNode, useState } from 'react';
import { chevronDown } from '../../ui/icons/chevron-down.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  id?: string;
  title: ReactNode;
  aside?: ReactNode;
  look: 'group' | 'text';
  /** Opens by itself when the address or the search means it. */
  isMeant: boolean;
  children: () => ReactNode;
}

/** What is closed is not in the document: all texts together would be half a megabyte of it. */
export function Disclosure({ id, title, aside, look, isMeant, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isMeant);
  const [wasMeant, setWasMeant] = useState(isMeant);
  // While rendering and not after it, so that what is meant stands there when the page scrolls to it.
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
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </span>
        <Icon shape={chevronDown} />
      </summary>
      {isOpen && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
