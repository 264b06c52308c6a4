import { isPersonName } from '../answer-kinds.ts';
import type { Asked, Command } from '../reading.ts';
import { isReview, pendingFields } from '../recognise-answers.ts';
import type { Text } from '../text/text.ts';
import { yesOrNoAtStep } from '../yes-no/yes-no-at-step.ts';

/** 'É Socorro', where a name is asked. */
const isCalledHelp = ({ name }: Command, plain: string, asked: Asked): boolean =>
  name === 'help' &&
  /\b(?:e|eh|nome|cham\w+|dona) socorro[ .]*$/.test(plain) &&
  pendingFields(asked).some(isPersonName);

/** To want internet is no consent; to order or sign is. */
const orders = /\b(?:contratar|assinar|comprar|pedir|pedido)\b/;

/** At the review, a command to order or to renew is read as consent; 'prosseguir' may also take the plan that is asked. */
const isConsent = ({ name }: Command, plain: string, asked: Asked): boolean =>
  (isReview(asked) && name === 'order' && orders.test(plain)) ||
  ((isReview(asked) || name === 'go-on') && yesOrNoAtStep(plain, asked) === true);

/** Whether the words of a command are an answer to what is asked. */
export const isMeantOtherwise = (command: Command, { plain }: Text, asked: Asked): boolean =>
  isConsent(command, plain, asked) || isCalledHelp(command, plain, asked);
