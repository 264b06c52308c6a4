import { describe, expect, it } from 'vitest';
import { type KnowledgeId, knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { searchKnowledge } from '../../../../src/conversation/understanding/knowledge/search-knowledge.ts';
import { plainOf } from '../../../../src/conversation/understanding/text.ts';

/** Questions in words that stand nowhere in what is searched. */
const asked: readonly (readonly [string, KnowledgeId])[] = [
  ['quem paga se o modem pifar de defeito?', 'modem-com-defeito'],
  ['qual é a marca do roteador que vem?', 'modelo-do-modem'],
  ['quando eu sair devolvo o modem?', 'devolver-o-modem'],
  ['quando acaba a energia, a internet continua?', 'sem-energia'],
  ['qual o ping pra jogar cs?', 'ping-e-jogos'],
  ['o ip é fixo ou muda?', 'ip-fixo-e-portas'],
  ['no wifi chega a velocidade inteira mesmo?', 'velocidade-garantida'],
  ['quantos celulares posso conectar ao mesmo tempo?', 'quantos-aparelhos'],
  ['tem franquia de gigas por mês?', 'limite-de-uso'],
  ['o técnico avisa no whatsapp antes?', 'aviso-antes-da-visita'],
  ['se no dia eu não estiver em casa, e aí?', 'ausente-na-visita'],
  ['qual idade precisa ter pra contratar?', 'idade-minima'],
  ['vão pedir comprovante de renda?', 'documentos-e-comprovantes'],
  ['qual horário o atendimento funciona?', 'horario-de-atendimento'],
  ['a fibra chega em chácara?', 'area-rural'],
  ['o desconto dura quantos meses mesmo?', 'preco-depois-do-desconto'],
  ['tem alguma taxa escondida aí?', 'custos-escondidos'],
  ['aposentado tem desconto?', 'desconto-por-grupo'],
  ['posso pagar adiantado o ano inteiro?', 'pagar-varios-meses'],
  ['quantos dias de atraso até cortarem?', 'atraso-e-juros'],
  ['o boleto chega pelo correio ou e-mail?', 'como-recebo-a-fatura'],
  ['o contrato se renova automaticamente?', 'renovacao-do-contrato'],
  ['recebo alguma cópia do contrato no e-mail?', 'copia-do-contrato'],
  ['por quantos meses meus dados ficam guardados?', 'quanto-tempo-guardam'],
  ['já assino hbo max por fora, vou pagar dobrado?', 'ja-assino-o-streaming'],
];

describe('a question in words of its own', () => {
  it.each(asked)('finds what it asks: %s', (text, id) =>
    expect(searchKnowledge(plainOf(text), true, []).sure?.id).toBe(id),
  );

  it('is none of the wordings that are searched', () => {
    const known = new Set(knowledge.flatMap(({ question, wordings }) => [question, ...wordings.split('|')]));
    for (const [text] of asked) expect(known.has(text.replace(/\?$/, ''))).toBe(false);
  });
});

describe('what is told without asking', () => {
  it.each([
    ['a internet daqui caiu de novo e a luz tá vermelha', 'suporte-tecnico'],
    ['preciso da segunda via do mês que passou', 'segunda-via-da-fatura'],
    ['o técnico ficou de vir e ninguém apareceu', 'chamado-aberto'],
  ] as const)('is the matter it is like and no other: %s', (text, id) =>
    expect(searchKnowledge(plainOf(text), false, []).sure?.id).toBe(id),
  );

  it('is no topic where two are as near', () =>
    expect(searchKnowledge(plainOf('conta da instalação do modem'), false, []).sure).toBeNull());
});
