import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { Following } from '../../store/site/following.ts';
import type { FollowTaskKind } from '../../store/site/following-events.ts';
import { Card } from '../../ui/blocks/Card.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { showReason } from '../../ui/fields/show-reason.ts';
import styles from './FollowOrder.module.css';

interface Props {
  title: string;
  state: Following;
  /** The tasks whose failures this form shows. */
  kinds: readonly FollowTaskKind[];
  onSubmit: (read: (name: string) => string) => void;
  children: ReactNode;
}

/** A proof form: messages appear beside their field, which takes the focus. */
export function ProofForm({ title, state: { failure, working }, kinds, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const general = failure !== null && Object.keys(failure.fields).length === 0 ? failure.message : null;
  useEffect(() => {
    if (failure === null || !kinds.includes(failure.kind)) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    refused?.focus();
    showReason(refused);
  }, [failure, kinds]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working !== null) return;
    const data = new FormData(event.currentTarget);
    onSubmit((name) => String(data.get(name) ?? ''));
  };
  return (
    <section className={styles.proof} aria-labelledby="prova">
      <Card>
        <form ref={form} className="stack gap-16" method="dialog" noValidate onSubmit={submit}>
          <h2 id="prova" className="text-l">
            {title}
          </h2>
          <ErrorNotice>{general}</ErrorNotice>
          {children}
        </form>
      </Card>
    </section>
  );
}
