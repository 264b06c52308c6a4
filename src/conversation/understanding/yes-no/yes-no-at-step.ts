import type { StepId } from '../../../funnel/steps/step-id.ts';
import type { Asked } from '../reading.ts';
import { wordsOf } from '../text/text.ts';
import { yesOrNo } from './yes-no.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const choosing = setOf(
  'gostei gostamos adorei show massa vamo nesse nessa esse essa este nele contratar contrata contrate prosseguir prossegue prossiga seguir segue ' +
    'continuar continua fechar fecha fechamos looks good go ahead fine',
);
const ordering = setOf(
  'finaliza finalize finalizar agiliza agilize toca tocar fecha fechar conclui conclua concluir contrata contratar envia enviar pedido prosseguir prossegue prossiga looks good go ahead fine',
);
const called = setOf('avisa avisar avise avisem avisado avisada avisados ligar contato');

/** What says yes to a step in its own words; with a word that denies them they say no. */
const ownWords: Partial<Record<StepId, ReadonlySet<string>>> = {
  'com-cobertura': choosing,
  ofertas: choosing,
  planos: choosing,
  confirmacao: ordering,
  'confirmacao-renovacao': new Set([...ordering, ...setOf('renova renovar renove renovamos')]),
  'sem-cobertura': called,
  'oferta-indisponivel': called,
};

const wordsAt = ({ steps }: Asked): readonly string[] => steps.flatMap(({ id }) => [...(ownWords[id] ?? [])]);

/** 'Quero continuar com o que eu tenho': what is agreed to is what there is already, and nothing that is asked. */
const staysAsIs =
  /\b(?:que|o) (?:eu )?(?:ja )?(?:tenho|uso|pago)\b|\bplano (?:atual|de hoje|de agora)\b|\bcomo (?:esta|estou|ta)\b/;

/** Whether a message says yes or no to what is asked, in words of any step or of this one. */
export const yesOrNoAtStep = (plain: string, asked: Asked): boolean | null =>
  staysAsIs.test(plain) ? null : yesOrNo(plain, new Set(wordsAt(asked)));

/** Whether it says so in a word of this step. */
export const saysOwnWord = (plain: string, asked: Asked): boolean => {
  const own = new Set(wordsAt(asked));
  return wordsOf(plain).some((word) => own.has(word));
};
