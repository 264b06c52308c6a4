import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/actions/Button.tsx';
import { useWords } from './demo-device.ts';
import styles from './Screen.module.css';

interface ScreenProps {
  title: string;
  /** Where it says more than the title. */
  heading?: string;
  children: ReactNode;
}

/** A page in one column, with the way back. */
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

/** It takes the focus of whoever comes here, and names the page. */
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
  // Whoever came here first has no page of the demo behind them.
  const isFirst = useLocation().key === 'default';
  return (
    <Button variant="quiet" onClick={() => (isFirst ? navigate('/demo') : navigate(-1))}>
      {actions.back}
    </Button>
  );
}
