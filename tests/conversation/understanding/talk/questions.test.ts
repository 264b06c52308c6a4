import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { type KnowledgeId, knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { payment } from '../../../../src/content/steps/payment.ts';
import { personal } from '../../../../src/content/steps/personal.ts';
import { postcode } from '../../../../src/content/steps/postcode.ts';
import { supplier } from '../../../../src/content/supplier.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { Facts } from '../../../../src/funnel/facts.ts';
import type { FieldName } from '../../../../src/funnel/fields/answer-values.ts';
import { fieldWordsOf } from '../../../../src/funnel/words/every-step-words.ts';
import { coverageOf } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const replyTo = (id: KnowledgeId) => knowledge.find((entry) => entry.id === id)?.reply;

const nowhere: Partial<Facts> = { coverage: null };
const chosen = (sku: string): Partial<Facts> => ({ coverage: coverageOf(sku) });

const order = { orderNumber: 'UF-0123456789A', protocol: 'p', finishedAt: 'now' };

describe('questions in the middle', () => {
  it.each([
    ['tem fidelidade?', replies.loyalty.unknown],
    ['fidelidade', replies.loyalty.unknown],
    ['tem multa se eu sair?', replies.loyalty.unknown],
    ['fico preso ao contrato?', replies.loyalty.unknown],
    ['quanto custa?', replies.price.unknown],
    ['quero saber o preço', replies.price.unknown],
    ['quero saber o preço primeiro', replies.price.unknown],
    ['qual o valor da mensalidade', replies.price.unknown],
    ['preço', replies.price.unknown],
    ['quanto fica por mês?', replies.price.unknown],
    ['o preço aumenta?', replies.price.adjustment],
    ['tem reajuste?', replies.price.adjustment],
    ['instalação é grátis?', replies.installation.cost],
    ['tem taxa de instalação?', replies.installation.cost],
    ['quanto custa a instalação?', replies.installation.cost],
    ['tem taxa de adesão?', replies.installation.cost],
    ['o roteador é incluso?', replies.router],
    ['tem wi-fi?', replies.router],
    ['o modem é wifi 6?', replies.router],
    ['preciso comprar aparelho?', replies.router],
    ['posso cancelar?', replies.cancellation],
    ['quero cancelar a minha internet', replies.cancellation],
    ['quero cancelar o contrato', replies.cancellation],
    ['e se eu me arrepender?', replies.cancellation],
    ['tenho 7 dias para desistir?', replies.cancellation],
    ['quais as formas de pagamento', replies.payment],
    ['aceita cartão?', replies.payment],
    ['dá pra pagar com pix?', replies.payment],
    ['como eu pago?', replies.payment],
    ['quando pago a primeira fatura?', replies.firstBill],
    ['preciso pagar agora?', replies.firstBill],
    ['qual a diferença entre os planos?', replies.difference.unknown],
    ['onde vejo o número do pedido?', replies.ordered.notYet],
    ['tem cobertura na minha rua?', replies.coverage.unknown],
    ['chega no meu bairro?', replies.coverage.unknown],
    ['vocês atendem em Sarzedo?', replies.coverage.unknown],
    ['meu vizinho tem, por que eu não?', replyTo('vizinho-tem-e-eu-nao')],
    ['preciso de telefone fixo?', replies.portability],
    ['posso fazer portabilidade?', replies.portability],
    ['vou perder meu chip?', replies.portability],
    ['meus dados estão seguros?', replies.data],
    ['é seguro?', replies.data],
    ['e a LGPD?', replies.data],
    ['vocês vendem meus dados?', replies.data],
    ['como apago meus dados?', replies.deletion],
    ['quero excluir meu cadastro', replies.deletion],
    ['consulta serasa?', replies.analysis],
    ['tenho nome sujo, consigo?', replies.analysis],
    ['quem é a empresa?', replies.supplier],
    ['qual o CNPJ de vocês?', replies.supplier],
    ['vocês são a TIM?', replies.supplier],
    ['qual o telefone de vocês?', replies.channels],
    ['2ª via', replyTo('segunda-via-da-fatura')],
    ['já sou cliente', replyTo('ja-sou-cliente')],
    ['minha internet caiu', replyTo('suporte-tecnico')],
    ['tem globoplay?', replies.streaming.unknown],
    ['vem com netflix?', replies.streaming.unknown],
    ['qual a velocidade de upload?', replies.speed.unknown],
    ['a internet é rápida?', replies.speed.unknown],
    ['você é um robô?', replies.robot],
    ['estou falando com uma pessoa de verdade?', replies.robot],
    ['quem é você?', replies.robot],
    ['onde está o contrato?', replies.contract.general],
    ['quais são as condições?', replies.contract.general],
    ['tem regulamento?', replies.contract.general],
    ['quanto tempo demora?', replies.duration],
    ['não sei meu cep', replies.findPostcode],
    ['n sei meu cep', replies.findPostcode],
    ['não lembro do meu cep', replies.findPostcode],
    ['como descubro meu cep?', replies.findPostcode],
  ])('%s', (text, reply) => {
    for (const step of ['cep', 'nome', 'telefone', 'ativar-debito'] as const)
      expect(heard(text, step, nowhere), step).toBe(`? ${reply}`);
  });

  it.each([
    'quando instalam?',
    'quando vem o técnico?',
    'instalam no sábado?',
    'qual o prazo de instalação?',
  ])('%s', (text) =>
    expect(heard(text, 'cep')).toBe(
      `? ${replies.installation.time} ${replies.installation.first('quarta, 25 de novembro')}`,
    ),
  );

  it.each(['quanto falta?', 'falta muito?', 'quantas perguntas ainda?'])('%s', (text) => {
    const left = { questions: 4, minutes: 2 };
    expect(understand(text, { ...askedFor('nome'), left })).toMatchObject({
      kind: 'question',
      reply: 'Faltam 4 perguntas, cerca de 2 minutos.',
    });
  });

  it('the supplier is the one of every offer', () => {
    expect(replies.supplier).toContain(supplier.cnpj);
    expect(replies.channels).toContain(supplier.sales);
  });
});

describe('why something is asked', () => {
  it.each([
    ['por que meu CPF?', personal.steps.cpf.fields.cpf.reason],
    ['pra que o cpf?', personal.steps.cpf.fields.cpf.reason],
    ['não quero informar meu cpf', personal.steps.cpf.fields.cpf.reason],
    ['preciso mesmo passar o cpf? é obrigatório?', personal.steps.cpf.fields.cpf.reason],
    ['por que o nome da mãe?', personal.steps['nome-mae'].fields.mothers_name.reason],
    ['por que vocês precisam do nome da minha mãe', personal.steps['nome-mae'].fields.mothers_name.reason],
    ['por que minha data de nascimento?', personal.steps['data-nascimento'].fields.birth_date.reason],
    ['pra que meu telefone?', personal.steps.telefone.fields.phone.reason],
    ['não vou passar meu telefone', personal.steps.telefone.fields.phone.reason],
    ['por que meu e-mail?', personal.steps.email.hint],
    ['por que minha conta?', payment.steps['conta-debito'].fields.bank.reason],
    ['por que os dados bancários', payment.steps['conta-debito'].fields.bank.reason],
    ['por que precisa do CEP?', postcode.fields.cep.reason],
  ])('%s', (text, why) => expect(heard(text, 'data-de-vencimento')).toBe(`? ${why}`));

  it('is told of one question among several', () =>
    expect(heard('pra que vc precisa do meu cep? tem taxa de instalação?', 'cep')).toBe(
      `? ${postcode.fields.cep.reason} ${replies.installation.cost}`,
    ));

  it.each([
    ['cpf', 'por quê?', 'cpf'],
    ['cpf', 'pra que isso?', 'cpf'],
    ['telefone', 'por que?', 'phone'],
    ['nome-mae', 'não quero informar', 'mothers_name'],
    ['nome-mae', 'mas o que isso tem a ver', 'mothers_name'],
    ['data-nascimento', 'é obrigatório?', 'birth_date'],
    ['conta-debito', 'pra que isso', 'bank'],
    ['validacao', 'por que essas perguntas?', 'quiz'],
  ] as const)('at %s: %s', (step, text, field: FieldName) =>
    expect(heard(text, step)).toBe(`? ${fieldWordsOf(field, []).reason}`),
  );
});

describe('replies come from the plan that was chosen', () => {
  it.each([
    ['tem fidelidade?', 'd500a', '500 Mega, sem fidelidade: cancele quando quiser, sem multa.'],
    [
      'tem fidelidade?',
      'd600gl',
      '600 Mega Globoplay: Fidelidade de 12 meses; multa proporcional de até R$\u00a0360,00.',
    ],
    [
      'quanto custa?',
      'd500a',
      '500 Mega: R$\u00a059,99/mês no débito automático ou R$\u00a069,99/mês no boleto. O desconto vale por 12 meses; depois, R$\u00a099,99/mês.',
    ],
    ['qual a velocidade?', 'd2000b', '2 Giga: 2 Giga de download e 1 Giga de upload.'],
    ['tem streaming?', 'd2000b', '2 Giga inclui HBO Max e Paramount+.'],
    ['tem hbo?', 'd500a', replies.streaming.none],
    [
      'onde leio o contrato?',
      'd500a',
      `${replies.contract.general} 500 Mega: Código da oferta: UF-500A-2026.`,
    ],
    ['tem cobertura?', 'd500a', replies.coverage.covered],
  ])('%s of %s', (text, sku, reply) => expect(heard(text, 'nome', chosen(sku))).toBe(`? ${reply}`));

  it.each([
    [true, 'R$\u00a059,99/mês'],
    [false, 'R$\u00a069,99/mês'],
  ])('the price is that of the payment chosen, direct debit: %s', (isDebit, amount) => {
    const paid = { ...chosen('d500a'), answers: { direct_debit: isDebit } };
    const own = replies.price.chosen('500 Mega', amount, isDebit);
    expect(heard('quanto pago no total', 'data-instalacao', paid)).toBe(
      `? ${own} ${replies.price.after(12, 'R$\u00a099,99/mês')}`,
    );
    const both = replies.price.of('500 Mega', 'R$\u00a059,99/mês', 'R$\u00a069,99/mês');
    expect(heard('quanto fica no boleto?', 'data-instalacao', paid)).toContain(both);
    expect(heard('quanto custa?', 'ativar-debito', paid)).toContain(both);
  });

  it.each([
    ['quanto custa?', replies.price.from('500 Mega', 'R$\u00a059,99/mês', 'R$\u00a069,99/mês')],
    [
      'qual o mais barato?',
      '500 Mega: R$\u00a059,99/mês no débito automático ou R$\u00a069,99/mês no boleto. O desconto vale por 12 meses; depois, R$\u00a099,99/mês.',
    ],
    [
      'quanto custa o de 600 mega?',
      '600 Mega: R$\u00a0109,99/mês no débito automático ou R$\u00a0119,99/mês no boleto. O desconto vale por 12 meses; depois, R$\u00a0149,99/mês.',
    ],
    ['o de 1 giga tem fidelidade?', '1 Giga, sem fidelidade: cancele quando quiser, sem multa.'],
    ['tem globoplay?', '600 Mega Globoplay: o streaming já está incluso no preço.'],
    [
      'qual o plano mais barato com hbo?',
      '500 Mega HBO Max e Deezer: R$\u00a089,99/mês no débito automático ou R$\u00a099,99/mês no boleto. O desconto vale por 12 meses; depois, R$\u00a0129,99/mês.',
    ],
    ['quais as velocidades?', replies.speed.some(['500 Mega', '600 Mega', '1 Giga', '2 Giga'])],
  ])('a plan that is named is replied to in place of the chosen one: %s', (text, reply) =>
    expect(heard(text, 'planos')).toBe(`? ${reply}`),
  );

  it('of a service, only the plans that bring it are told', () => {
    const reply = heard('tem paramount?', 'planos');
    expect(reply).toContain('600 Mega Paramount+');
    expect(reply).not.toContain('Globoplay');
  });

  it('where nothing is sold, the reply says so', () => {
    expect(heard('tem cobertura?', 'cep', { coverage: { plans: [], infra: null } })).toBe(
      `? ${replies.coverage.uncovered}`,
    );
  });
});

describe('a question beside an answer', () => {
  it.each([
    ['01310-100. tem fidelidade?', 'cep', { cep: ['01310-100'] }],
    ['meu cpf é 529.982.247-25, mas é seguro?', 'cpf', { cpf: ['529.982.247-25'] }],
  ] as const)('%s', (text, step, raw) => {
    const understood = understand(text, askedFor(step, nowhere));
    expect(understood).toMatchObject({
      kind: 'answer',
      raw,
      reply: expect.stringMatching(/fidelidade|multa|cifrados/),
    });
  });
});

describe('a greeting', () => {
  it.each([
    ['oi', 'cep', 'Que bom ter você aqui. Escreva o CEP'],
    ['Olá!', 'nome', 'Que bom ter você aqui. '],
    ['bom dia', 'telefone', 'Que bom ter você aqui. '],
    ['oi, tudo bem?', 'cpf', 'Que bom ter você aqui. '],
    ['obrigada', 'email', 'Por nada! '],
    ['valeu, vc foi ótima, obrigado pela ajuda', 'email', 'Por nada! '],
    ['boa tarde', 'data-instalacao', 'Que bom ter você aqui. '],
  ] as const)('%s is returned, and is no mistake', (text, step, reply) =>
    expect(heard(text, step)).toContain(`? ${reply}`),
  );
  it('tells what the plans of the place differ in', () =>
    expect(heard('qual a diferença?', 'planos')).toMatch(/^\? Mudam a velocidade.* do 500 Mega, por R\$/));

  it.each(['qual a diferença entre o 500 e o 600?', '500 ou 600, qual vale a pena?'])(
    'sets two plans that are named side by side: %s',
    (said) =>
      expect(heard(said, 'planos')).toMatch(/^\? 500 Mega: 500 Mega .*R\$.*\. 600 Mega: 600 Mega .*R\$/),
  );

  it.each([
    ['qual o número do pedido?', replies.ordered.number(order.orderNumber)],
    ['meu protocolo?', replies.ordered.number(order.orderNumber)],
    ['quando vem o técnico?', replies.ordered.next(false)],
    ['quanto falta?', replies.done],
  ])('after the order speaks of what is ordered: %s', (said, reply) =>
    expect(heard(said, 'pedido-realizado', { order })).toBe(`? ${reply}`),
  );

  it('after the order is not answered with another question', () =>
    expect(heard('obrigada!', 'pedido-realizado', { order })).toBe(`? Por nada! ${replies.done}`));
});

describe('a question when fibre comes, where there is none yet', () => {
  const coverage = { plans: [], infra: null };
  it('is told that there is no date for the technician', () =>
    expect(heard('quando vocês vêm instalar?', 'sem-cobertura', { coverage })).toBe(
      `? ${replies.installation.notYet}`,
    ));

  it('hears of no technician', () => {
    const said = heard('quando chega aí?', 'sem-cobertura', { coverage });
    expect(said).toMatch(/^\? /);
    expect(said).not.toContain('técnico');
  });
});

it('is not asked again for a contact that was left', () =>
  expect(understand('hmm', { ...askedFor('sem-cobertura'), isGiven: true })).toEqual({
    kind: 'unclear',
    expected: replies.nothingAsked,
  }));

describe('what is neither', () => {
  it.each([
    ['ok', 'cep'],
    ['hahaha', 'nome'],
    ['quantas luas tem júpiter?', 'cep'],
    ['que dia é hoje?', 'cpf'],
    ['hmm', 'telefone'],
    ['asdfgh', 'cep'],
    ['...', 'nome'],
    ['?', 'cep'],
    ['👀', 'email'],
    ['talvez', 'ativar-debito'],
    ['12345678901234567890', 'nome'],
    ['x', 'nr-imovel'],
  ] as const)('%s', (text, step) => {
    const understood = understand(text, askedFor(step));
    expect(understood.kind).toBe('unclear');
    expect(heard(text, step)).toMatch(/[.”]$/);
  });

  it('tells the form that is expected', () => {
    expect(heard('hmm', 'telefone')).toBe('unclear: Escreva o celular com DDD, como (11) 98765-4321.');
    expect(heard('hmm', ['nome', 'telefone', 'email'])).toBe(
      'unclear: Aqui preciso de: o nome completo, o celular com DDD e o e-mail. Pode ser tudo em uma mensagem.',
    );
    expect(heard('hmm', [])).toBe(`unclear: ${replies.waiting}`);
    const failures = { cep: { stamp: '', message: 'Erro de rede', final: false } };
    expect(heard('hmm', [], { failures })).toBe(`unclear: ${replies.stuck}`);
    expect(heard('hmm', 'sem-oferta')).toBe(`unclear: ${replies.nothingAsked}`);
    expect(heard('aceito', 'pedido-realizado', { order })).toBe(`unclear: ${replies.done}`);
  });
});
