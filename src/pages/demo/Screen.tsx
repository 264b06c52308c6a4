import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/actions/Button.tsx';
import { useWords } from './demo-device.ts';
import styles from './Screen.module.css';

interface ScreenProps {
  title: string;
  /** If it differs from the title. */
  heading?: string;
  children: ReactNode;
}

/** A page in one column with a back button. */
export function Screen({ title, heading = title, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <Heading title={title}>{heading}</Heading>
      {children}
      <p>
        <BackButton />
      </p>
    </div>
  );
}

/** The heading takes the focus after navigation and sets the document's title. */
export function Heading({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useWords();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return <h1 tabIndex={-1}>{children}</h1>;
}

function BackButton() {
  const { actions } = useWords();
  const navigate = useNavigate();
  // The first page of a visit has no earlier demo page to go back to.
  const isFirst = useLocation().key === 'default';
  return (
    <Button variant="quiet" onClick={() => (isFirst ? navigate('/demo') : navigate(-1))}>
      {actions.back}
    </Button>
  );
}
