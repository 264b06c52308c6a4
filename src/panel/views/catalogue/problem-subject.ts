import { questionSets } from '../../../content/faq/questions.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import type { Publication, PublicationProblem } from '../../../contract/publication.ts';
import { questionChanges } from './draft-edits.ts';
import { campaignName, changeWords as words } from './publishing/change-words.ts';
import { listedQuestions } from './questions/question-list.ts';
import { setNames } from './questions/question-sets.ts';

/** Names the plan, list, campaign or question of a problem; '' for the whole draft. */
export function problemSubject(
  { part, key }: PublicationProblem,
  draft: Publication,
  { plans, lists }: CatalogueFiles,
): string {
  const planTitle = (sku: string, list: string | null = null) => {
    const plan = plans.find((one) => one.sku === sku);
    return plan && words.plan(plan.name, sku, list);
  };
  switch (part) {
    case 'prices': {
      const change = draft.prices.find((one) => one.key === key);
      return planTitle(change?.sku ?? key, change?.list ?? null) ?? key;
    }
    case 'validity':
      if (lists.some(({ name }) => name === key)) return words.list(key);
      return planTitle(key) ?? campaignName(key);
    case 'looks': {
      const look = draft.looks.find((one) => one.key === key);
      return look === undefined ? key : campaignName(look.campaign);
    }
    case 'plans':
      return planTitle(key) ?? key;
    case 'campaigns':
      return campaignName(key);
    case 'experiments':
      return words.experiment(draft.experiments.find(({ id }) => id === key)?.title ?? key);
    case 'faq':
      return words.question(questionTitle(key, draft) ?? key);
  }
}

/** A question's key consists of its set and its id. */
const questionTitle = (key: string, draft: Publication): string | undefined =>
  setNames
    .filter((set) => key.startsWith(`${set} `))
    .flatMap((set) => listedQuestions(questionSets[set], questionChanges(draft, set)))
    .flatMap(({ items }) => items)
    .find(({ id }) => key.endsWith(` ${id}`))?.question;
