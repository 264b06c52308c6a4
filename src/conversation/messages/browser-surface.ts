import { unsent } from '../../answering/form/draft-of.ts';
import { listedPlansId, readListedPlans } from '../../contract/offer/listed-plans.ts';
import type { Surface } from '../../dialogue/messages/answering.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { scrollToQuestion, showNews } from '../scroll-to-question.ts';

/** What a message comes to in the document. */
export const browserSurface: Omit<Surface, 'go' | 'onPanel'> = {
  /** Clicks the option; the card submits by itself. */
  tap: ({ name, value }) => {
    const option = document.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
    if (!(option instanceof HTMLInputElement)) return;
    option.click();
    option.form?.requestSubmit();
  },
  leave: (path) => location.assign(path),
  onNews: () => showNews(scrollToQuestion),
  unsent,
  plansListed: (facts) => {
    if (facts.coverage === null)
      return readListedPlans(document.getElementById(listedPlansId)?.textContent ?? '');
    const plans = offeredPlans(facts);
    const radio = 'input[name="idPlan"]';
    const all = document.querySelectorAll<HTMLInputElement>(`[data-open] ${radio}`);
    // The second is that of the second card; the others can be named.
    const [shown = [], others = []] = [true, false].map((isShown) =>
      [...all].filter((one) => one.matches(`[data-shown] ${radio}`) === isShown),
    );
    return [...shown, ...others].flatMap(({ value }) => plans.find(({ id }) => String(id) === value) ?? []);
  },
};
