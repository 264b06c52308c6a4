import type { ComponentType } from 'react';
import { codeWords as words } from '../../content/screens/collaborator-code.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { helpRequested } from '../../store/events.ts';
import { selectBackRoute } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import { RequestStatus } from '../screens/outcomes/RequestStatus.tsx';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';
import styles from './alternatives.module.css';
import { WithoutLine } from './WithoutLine.tsx';

/** What a visitor can do who cannot answer a required question. */
const stepAlternatives: Partial<Record<StepId, ComponentType>> = {
  'consulta-telefone': WithoutLine,
  'confirmacao-colaborador': AnotherCode,
};

/** Rendered after the page, below everything that may change height. */
export function StepAlternatives({ steps }: { steps: readonly Step[] }) {
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  if (!isReady) return null;
  return steps.map(({ id }) => {
    const Alternative = stepAlternatives[id];
    return Alternative && <Alternative key={id} />;
  });
}

/** Where the code was sent, and what to do if it did not arrive. */
function AnotherCode() {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => state.help.code);
  const email = useAppSelector((state) => state.answers.values.email);
  const back = useAppSelector(selectBackRoute);
  const isSending = status.kind === 'asked';
  return (
    <div className="stack gap-12">
      {email !== undefined && (
        <p className={styles.line}>
          {words.sentTo(email)}{' '}
          {back !== null && (
            <RouteLink className="touch-target" to={back}>
              {words.change}
            </RouteLink>
          )}
        </p>
      )}
      <RequestStatus status={status}>{words.sent}</RequestStatus>
      <Button
        variant="secondary"
        wide
        isLoading={isSending}
        loadingLabel={words.sending}
        onClick={() => isSending || dispatch(helpRequested({ kind: 'code' }))}
      >
        {words.another}
      </Button>
    </div>
  );
}
