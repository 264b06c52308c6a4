import type { StepId } from '../../../funnel/steps/step-id.ts';
import type { Asked } from '../reading.ts';
import { setOf } from '../text/text.ts';
import { yesOrNo } from './yes-no.ts';

const choosing = setOf(
  'gostei gostamos adorei show massa vamo plano nesse nessa esse essa este nele contratar contrata contrate prosseguir prossegue prossiga seguir segue ' +
    'continuar continua fechar fecha fechamos looks good go ahead fine',
);
const ordering = setOf(
  'finaliza finalize finalizar agiliza agilize toca tocar fecha fechar conclui conclua concluir contrata contratar envia enviar pedido prosseguir prossegue prossiga looks good go ahead fine',
);
const called = setOf('avisa avisar avise avisem avisado avisada avisados ligar contato');

/** Words that say yes at one step only; together with a denial they say no. */
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

/** Agrees to keep what there is, and to nothing that is asked: 'Quero continuar com o que eu tenho'. */
const staysAsIs =
  /\b(?:que|o) (?:eu )?(?:ja )?(?:tenho|uso|pago)\b|\bplano (?:atual|de hoje|de agora)\b|\bcomo (?:esta|estou|ta)\b/;

/** Whether a message says yes or no, in general words or in those of the step. */
export const yesOrNoAtStep = (plain: string, asked: Asked): boolean | null =>
  staysAsIs.test(plain) ? null : yesOrNo(plain, new Set(wordsAt(asked)));
