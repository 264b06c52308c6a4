import { sideQuestionWords } from '../../../content/conversation/side-questions.ts';
import { knowledge } from '../../../content/knowledge/knowledge.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../funnel/words/every-step-words.ts';
import { asProposal } from '../answered.ts';
import type { Asked, Reading } from '../reading.ts';
import { stepFor } from '../recognise-answers.ts';
import { mother, somebody } from '../text/people.ts';
import { type Text, textOf } from '../text/text.ts';
import { answerQuestion } from './topics/answer-question.ts';

const inNameOf = new RegExp(
  `\\b(?:no nome|titular) (?:d[aeo]s? |e |eh |[ae] )?(?:minha |meu )?${somebody}\\b`,
);
const inMothersName = new RegExp(`\\bno nome d[ae] (?:minha )?${mother}\\b`);

/** 'O CPF do meu pai é …', 'o da minha esposa'. */
const ofSomebody = new RegExp(
  `\\b(?<!\\b(?:celular|telefone|fixo|e-?mail|zap|whats\\w*|numero|endereco) )(?:cpf|documento|[oa]|e|eh|esse)(?: e| eh)? d[aeo] (?:minha |meu )${somebody}\\b`,
);
const ofOneself = /\b(?:o meu|meu cpf|(?:sou|e meu|eh meu))\b/;
const ofHolder = knowledge.find(({ id }) => id === 'em-nome-de-outra-pessoa')?.reply;

/** The CPF of somebody else waits for a yes: it has to be that of whoever orders. */
function asOthersCpf(reading: Reading, text: Text, asked: Asked): Reading | null {
  if (!ofSomebody.test(text.plain) || ofOneself.test(text.plain) || typeof ofHolder !== 'string') return null;
  const waiting = reading.kind === 'answer' ? asProposal(reading, text, asked) : reading;
  return waiting.kind === 'proposal' && waiting.answers.some(({ field }) => field === 'cpf')
    ? { ...waiting, reply: [...new Set([waiting.reply, ofHolder])].filter(Boolean).join(' ') }
    : null;
}

/**
 * Beside the name of somebody else, says whose data are asked: 'o contrato vai no nome da minha mãe, …'. Where the mother's name is asked,
 * it is no answer: the one who orders is another one than was told.
 */
export function withHolderTold(reading: Reading, text: Text, asked: Asked): Reading {
  const ofOther = asOthersCpf(reading, text, asked);
  if (ofOther !== null) return ofOther;
  if (reading.kind !== 'proposal' || reading.left === undefined) return reading;
  const { left, ...rest } = reading;
  const { plain } = textOf(left);
  const told = inNameOf.test(plain) ? answerQuestion(textOf(left), asked, false) : null;
  if (told?.kind !== 'sure') return reading;
  const [only, another] = reading.answers;
  if (reading.answers.some(({ field }) => field === 'name'))
    return { ...rest, reply: [reading.reply, told.reply].filter(Boolean).join(' ') };
  if (another !== undefined || only?.field !== 'mothers_name' || !inMothersName.test(plain)) return reading;
  const step = stepFor('name', asked);
  const suggestions =
    step === null ? [] : [sideQuestionWords.correct(fieldWordsOf('name', [stepOf(step)]).inSentence)];
  return { kind: 'question', reply: told.reply, ...(told.topic && { topic: told.topic }), suggestions };
}
