import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { isPersonName } from '../answer-kinds.ts';
import type { Asked, Command } from '../reading.ts';
import { isReview, pendingFields } from '../recognise-answers.ts';
import { rejectionReply } from '../replies/obstacles/rejection-reply.ts';
import { asksAllPrices } from '../replies/plans/all-prices.ts';
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

const another = /\b(?:outr[oa]s?|mais) (?:dias?|datas?|horarios?|planos?|opc(?:ao|oes)|vencimentos?)\b/;
const choices: readonly FieldName[] = ['idPlan', 'schedules', 'due_date'];

/** 'Quero outro dia', where a day is asked and none is chosen: there is nothing to correct. */
const isOfWhatIsAsked = (command: Command, plain: string, asked: Asked): boolean =>
  command.name === 'correct' &&
  another.test(plain) &&
  pendingFields(asked).some((name) => choices.includes(name)) &&
  (command.step === null || asked.steps.some(({ id }) => id === command.step));

/** 'Suporte técnico, o modem fica com luz vermelha': what to do about it comes first. */
const tellsFault =
  /\bsuporte tecnico\b.*\b(?:luz|modem|roteador|internet|net|sinal|wi-?fi|caiu|cai|lent[ao]|trav\w+)\b/;

/** 'Troca pra débito automático' names the new value, and not only what is to change. */
const toDebit = /\b(?:pra|pro|para|por|no|em) (?:o )?debito(?: automatico| em conta)?\b/;

const tellsWay = (command: Command, plain: string): boolean =>
  command.name === 'correct' && command.step === 'ativar-debito' && toDebit.test(plain);

/** Whether the words of a command are an answer to what is asked. */
export const isMeantOtherwise = (command: Command, { plain }: Text, asked: Asked): boolean =>
  isConsent(command, plain, asked) ||
  isCalledHelp(command, plain, asked) ||
  isOfWhatIsAsked(command, plain, asked) ||
  tellsWay(command, plain) ||
  (command.name === 'summary' && asksAllPrices(plain)) ||
  // 'Quero que uma pessoa analise' asks for the review.
  (command.name === 'person' && (tellsFault.test(plain) || rejectionReply(plain, asked) !== null));
