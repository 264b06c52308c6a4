import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { journeys } from '../../../../src/funnel/journeys/journeys.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const commands = {
  back: [
    'voltar',
    'Voltar!',
    'volta',
    'volte por favor',
    'quero voltar',
    'espera, quero voltar',
    'voltar uma pergunta',
    'pergunta anterior',
    'voltar para a pergunta anterior',
    'passo anterior',
    'desfazer',
  ],
  'start-over': [
    'recomeçar',
    'recomecar',
    'quero recomeçar',
    'começar de novo',
    'começar do zero',
    'começar tudo de novo',
    'reiniciar',
    'voltar ao início',
    'novo pedido',
    'apagar tudo',
    'zerar tudo',
  ],
  summary: [
    'resumo',
    'ver resumo',
    'me mostra o resumo',
    'resumo do pedido',
    'meu pedido',
    'ver meu pedido',
    'o que já respondi',
    'como está meu pedido',
    'status do pedido',
  ],
  help: [
    'ajuda',
    'Ajuda!',
    'me ajuda',
    'preciso de ajuda',
    'socorro',
    'help',
    'menu',
    'tenho uma dúvida',
    'estou perdida',
    'o que posso escrever',
  ],
  person: [
    'atendente',
    'falar com atendente',
    'quero falar com um atendente',
    'falar com uma pessoa',
    'quero falar com alguém',
    'atendimento humano',
    'chamar atendente',
    'quero falar com um vendedor',
    'não quero falar com robô',
    'quero falar com uma pessoa antes',
    'não confio, quero falar com um atendente primeiro',
    'isso é golpe? me passa um atendente',
    'suporte',
    'gostaria de falar com o suporte técnico',
  ],
  pages: [
    'prefiro formulário',
    'prefiro o formulário',
    'formulário',
    'quero preencher o formulário',
    'sem chat',
    'não quero conversar',
    'prefiro preencher',
    'não gosto de chat',
    'modo formulário',
  ],
  call: [
    'me liga',
    'pode me ligar',
    'receber ligação',
    'quero receber uma ligação',
    'quero que me liguem',
    'prefiro ligação',
    'me ligue mais tarde por favor',
    'solicitar ligação',
  ],
  coverage: [
    'só consultar cobertura',
    'só quero consultar a cobertura',
    'consultar cobertura',
    'quero ver a cobertura',
    'verificar disponibilidade',
    'só quero saber se chega aqui',
    'só quero ver se chega',
    'apenas consultar a cobertura',
  ],
  order: [
    'quero contratar',
    'contratar',
    'quero contratar a fibra',
    'fazer um pedido',
    'quero fazer um pedido',
    'quero assinar',
    'quero um plano novo',
    'comprar internet',
    'oi, quero internet',
    'preciso de internet pra minha casa',
    'bom dia gostaria de colocar uma fibra no meu apto',
    'me interessei pela promoção de vocês',
    'vi o anúncio de vocês',
  ],
  company: [
    'sou empresa',
    'é para empresa',
    'é para a minha empresa',
    'quero para minha empresa',
    'plano empresarial',
    'pessoa jurídica',
    'sou PJ',
    'tenho CNPJ',
    'sou MEI',
    'pode ser empresa? tenho cnpj',
    'internet para empresa',
  ],
  household: ['pessoa física', 'sou pessoa física', 'não sou empresa', 'é para minha casa', 'não tenho CNPJ'],
  line: [
    'quero a linha móvel',
    'linha móvel',
    'plano de celular',
    'quero um chip',
    'tenho linha TIM',
    'tenho um TIM Black',
    'já sou cliente TIM',
    'plano móvel',
  ],
  'no-line': [
    'não tenho linha',
    'não tenho linha TIM',
    'continuar sem linha',
    'não sou cliente TIM',
    'sou de outra operadora',
  ],
  collaborator: [
    'sou colaborador',
    'sou colaboradora',
    'sou funcionário da TIM',
    'oferta para colaboradores',
  ],
  cancel: [
    'cancelar',
    'quero cancelar',
    'cancelar o pedido',
    'cancela tudo',
    'desistir',
    'quero desistir',
    'desisto',
    'não quero mais',
    'deixa pra lá',
    'esquece',
    'mudei de ideia',
    'quero sair',
  ],
  later: [
    'continuo depois',
    'vou continuar mais tarde',
    'vou ver com meu marido',
    'preciso falar com a minha esposa',
    'depois eu volto',
    'volto amanhã',
    'agora não posso',
    'vou pensar',
    'tenho que sair',
    'me manda o link',
    'salvar meu pedido',
  ],
  renewal: ['renovar', 'quero renovar', 'renovar meu plano', 'quero renovar o contrato', 'renovação'],
  migration: ['migrar', 'quero migrar', 'migrar para fibra', 'quero migrar para a fibra', 'migração'],
};

const rows = Object.entries(commands).flatMap(([name, texts]) => texts.map((text) => [text, name] as const));

describe('commands, whatever is asked', () => {
  it.each(rows)('%s', (text, name) => {
    // At the review whoever wants to order agrees to it.
    for (const step of ['cep', 'nome', 'nome-mae', 'ativar-debito', 'confirmacao', 'instalacao'] as const)
      if (name !== 'order' || step !== 'confirmacao') expect(heard(text, step), step).toBe(`/${name}`);
    expect(heard(text, [])).toBe(`/${name}`);
  });
});

describe('corrections', () => {
  it.each([
    ['corrigir o cep', 'cep'],
    ['mudar o CEP', 'cep'],
    ['quero corrigir meu endereço', 'cep'],
    ['corrigir o número', 'nr-imovel'],
    ['número da casa está errado', 'nr-imovel'],
    ['trocar de plano', 'planos'],
    ['quero outro plano', 'planos'],
    ['espera quero mudar o plano', 'planos'],
    ['peraí, quero mudar de plano', 'planos'],
    ['opa, na verdade quero trocar o plano', 'planos'],
    ['mas quero mudar o e-mail', 'email'],
    ['corrigir meu nome', 'nome'],
    ['meu nome está errado', 'nome'],
    ['errei o telefone', 'telefone'],
    ['errei o número do celular', 'telefone'],
    ['mudar meu e-mail', 'email'],
    ['digitei o email errado', 'email'],
    ['alterar data de nascimento', 'data-nascimento'],
    ['corrigir o nome da minha mãe', 'nome-mae'],
    ['o cpf saiu errado', 'cpf'],
    ['mudar o vencimento', 'data-de-vencimento'],
    ['trocar a forma de pagamento', 'ativar-debito'],
    ['corrigir a conta', 'conta-debito'],
    ['mudar de banco', 'conta-debito'],
    ['alterar a data da instalação', 'data-instalacao'],
    ['corrigir o complemento', 'nr-imovel'],
    ['corrigir', '?'],
    ['errei', '?'],
    ['digitei errado', '?'],
    ['quero mudar uma resposta', '?'],
  ])('%s', (text, step) =>
    expect(heard(text, 'confirmacao', { answers: everyAnswer })).toBe(`/correct ${step}`),
  );

  it('lead to where a renewal asks for the same', () => {
    const asked = { ...askedFor('ofertas'), journey: journeys.renewal.steps };
    for (const [text, step] of [
      ['corrigir o cpf', 'consulta-cpf'],
      ['corrigir a data de nascimento', 'titular'],
      ['trocar de plano', 'ofertas'],
    ] as const)
      expect(understand(text, asked)).toEqual({ kind: 'command', command: { name: 'correct', step } });
  });

  it('of a step that this journey leaves out names none', () => {
    const asked = { ...askedFor('cep'), journey: ['cep', 'nome'] as const };
    expect(understand('corrigir o cpf', asked)).toEqual({
      kind: 'command',
      command: { name: 'correct', step: null },
    });
  });
});

describe('no commands', () => {
  it.each([
    ['quando o técnico vai voltar aqui em casa', 'cep'],
    ['quero mudar de operadora', 'cep'],
    ['Rua do Resumo', 'instalacao'],
    ['não quero voltar', 'cep'],
    ['como faço para mudar de endereço depois?', 'cep'],
    ['sim', 'ativar-debito'],
    ['errado', 'nome'],
  ] as const)('%s', (text, step) => {
    const isCorrection = text === 'errado';
    expect(understand(text, askedFor(step)).kind === 'command').toBe(isCorrection);
  });
});
