import { createLead } from '../../src/contract/calls/leads.ts';
import { type Ordering, openingOf, orderSteps } from './order-steps.ts';
import type { Client } from './visitor.ts';

/** Opens a lead and gives all answers, up to the named step. */
export async function answerAll(
  visitor: Client,
  person: Ordering['person'],
  { offer, visit }: Pick<Ordering, 'offer' | 'visit'>,
  before?: string,
): Promise<Ordering> {
  const { idLead } = await visitor.call(createLead, openingOf({ person, offer }));
  if (idLead === null) throw new Error('No lead was opened');
  const ordering = { person, idLead, offer, visit };
  await giveAnswers(visitor, ordering, before);
  return ordering;
}

export async function giveAnswers(visitor: Client, ordering: Ordering, before?: string): Promise<void> {
  for (const { name, ask } of orderSteps) {
    if (name === before) break;
    const { status, text } = await ask(visitor, ordering, {});
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
  }
}
