import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '../../answering/store-hooks.ts';
import { conversationWords as words } from '../../content/conversation/words.ts';
import { selectTranscript } from '../../dialogue/selectors.ts';
import { clearOf, deliveryShown } from '../../dialogue/transcript/transcript.ts';
import { addressIn } from '../../funnel/routes/read-path.ts';
import { routeOfPage } from '../../funnel/routes/route-of-page.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { selectFacts, selectPages } from '../../store/selectors.ts';
import { questionReturnedTo } from '../../store/talk.ts';
import { opensElsewhere } from '../../ui/actions/opens-elsewhere.ts';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { SideQuestionBubbles } from '../messages/lazy-understanding.ts';
import { ShopBubble, VisitorBubble } from './Bubble.tsx';
import styles from './Transcript.module.css';

/** The conversation so far, derived from the current answers. `children`: the open question and the messages about it. */
export function Transcript({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectTranscript);
  const facts = useAppSelector(selectFacts);
  const isOver = facts.order !== null;
  const face = useAppSelector((state) => state.visit.face);
  const pages = useAppSelector(selectPages);
  const { hrefOf, go } = useSiteRoutes();
  const mayReturn = (step: StepId) => !isOver && stepOf(step).revisit;
  const addressOf = (step: StepId) => addressIn(face, routeOfPage(step, pages));
  const follow = (event: MouseEvent<HTMLOListElement>) => {
    const { step } =
      (event.target instanceof Element && event.target.closest<HTMLElement>('a[data-step]')?.dataset) || {};
    const item = items.find((one) => one.kind === 'visitor' && one.step === step);
    if (item?.kind !== 'visitor' || opensElsewhere(event)) return;
    event.preventDefault();
    dispatch(questionReturnedTo({ returnedTo: item.step, wentBackTo: null }));
    go(addressOf(item.step));
  };
  return (
    <section className={styles.region} aria-label={words.region}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well */}
      <ol className={styles.list} role="list" onClick={follow}>
        <ShopBubble text={words.greeting} />
        {items.map((item, index) =>
          item.kind === 'shop' ? (
            <ShopBubble key={item.id} text={item.text} />
          ) : item.kind === 'side-question' ? (
            <Suspense key={item.id}>
              <SideQuestionBubbles question={item.question} />
            </Suspense>
          ) : (
            <VisitorBubble
              key={item.id}
              text={item.text}
              step={mayReturn(item.step) ? item.step : null}
              href={hrefOf(addressOf(item.step))}
              clear={clearOf(item, facts)}
              delivery={deliveryShown(items, index)}
            />
          ),
        )}
        {children}
      </ol>
    </section>
  );
}
