import { answerLabelIn } from '../answer-labels.ts';

/** Who asks for what they told: 'qual e-mail eu coloquei mesmo?'. */
const told =
  /\b(?:eu |que |ja )?(?:coloquei|escolhi|pus|informei|marquei|botei|passei|escrevi|selecionei|cadastrei|digitei)\b|\b(?:ficou|ficaram) (?:pra|para|em|marcad\w+|qual|como)\b/;
const asks = /^(?:(?:e|mas|oi|so|entao)[ ,]*)*(?:qual|quais|que|quando|onde|pra quando|em que|como)\b/;

/** 'Esse dia 12 é da instalação ou da fatura?' asks which of two answers stands there. */
const whichOf = /\b(?:esse|essa|este|esta) (?:dia|data|valor|numero|endereco|e-?mail|nome)\b.*\bou\b/;

/** Answers that were given are shown together. */
export const asksForOwnAnswers = (plain: string): boolean =>
  answerLabelIn(plain) !== null && ((asks.test(plain) && told.test(plain)) || whichOf.test(plain));
