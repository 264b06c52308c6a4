import { useEffect, useId, useRef, useState } from 'react';
import { formatMonthly } from '../../brazil/money.ts';
import { planAdviceWords as words } from '../../content/screens/plan-advice.ts';
import { planAdviceSentence } from '../../content/screens/plan-advice-sentence.ts';
import {
  type AdvisablePlan,
  advisePlan,
  type PlanNeeds,
  servicesToChoose,
} from '../../funnel/plan-advice/advise-plan.ts';
import { uses } from '../../funnel/plan-advice/need-rules.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { inOnePiece } from '../../ui/text/in-one-piece.ts';
import styles from './PlanAdvisor.module.css';

export interface PlanAdvisorProps<One extends AdvisablePlan> {
  plans: readonly One[];
  /** Takes the advised plan or the alternative. */
  onTake: (plan: One) => void;
  /** The adviser replaces the pressed button, so it takes the focus. */
  takesFocus?: boolean;
}

/** Up to three questions, one at a time, then one plan with the reason and an alternative. */
export function PlanAdvisor<One extends AdvisablePlan>({ plans, onTake, takesFocus }: PlanAdvisorProps<One>) {
  const id = useId();
  const [answers, setAnswers] = useState<readonly PlanNeeds[]>([]);
  const head = useRef<HTMLParagraphElement>(null);
  const questions = adviceQuestions(plans);
  const question = questions[answers.length];
  const answered = useRef(takesFocus ? -1 : 0);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the new content.
    if (answered.current !== answers.length) head.current?.focus();
    answered.current = answers.length;
  }, [answers.length]);
  const needs: PlanNeeds = Object.assign({}, ...answers);
  const advice = question === undefined ? advisePlan(plans, needs) : null;
  const advised = advice === null ? [] : [advice.plan, ...(advice.next === null ? [] : [advice.next])];
  return (
    <fieldset aria-labelledby={id} className={styles.advisor}>
      <p ref={head} id={id} tabIndex={-1} className="stack gap-4">
        {question && <span className="quiet">{words.of(answers.length + 1, questions.length)}</span>}{' '}
        {question?.ask ?? (advice && inOnePiece(planAdviceSentence.of(needs, advice, formatMonthly)))}
      </p>
      <div className={styles.options}>
        {question?.options.map((option) => (
          <Button
            key={option.label}
            variant="secondary"
            onClick={() => setAnswers([...answers, option.needs])}
          >
            {option.label}
          </Button>
        ))}
        {advised.map((plan, index) => (
          <Button key={plan.id} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => onTake(plan)}>
            {words.take(planLabel(plan, plans))}
          </Button>
        ))}
        {answers.length > 0 && (
          <Button variant="quiet" onClick={() => setAnswers([])}>
            {words.again}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface AdviceQuestion {
  ask: string;
  options: readonly { label: string; needs: PlanNeeds }[];
}

/** People, use and service; the service only if the plans differ in it. */
function adviceQuestions(plans: readonly AdvisablePlan[]): readonly AdviceQuestion[] {
  const services = servicesToChoose(plans);
  const questions: AdviceQuestion[] = [
    {
      ask: words.people.ask,
      options: words.people.options.map(({ label, people }) => ({ label, needs: { people } })),
    },
    { ask: words.use.ask, options: uses.map((use) => ({ label: words.use.options[use], needs: { use } })) },
  ];
  if (services.length === 0) return questions;
  const options = [
    { label: words.service.any, needs: {} },
    ...services.map(({ slug, name }) => ({ label: name, needs: { service: slug } })),
    { label: words.service.none, needs: { service: 'none' } },
  ];
  return [...questions, { ask: words.service.ask, options }];
}
