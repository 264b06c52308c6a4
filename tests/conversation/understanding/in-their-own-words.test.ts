import { describe, expect, it } from 'vitest';
import { gapWords } from '../../../src/content/conversation/gaps.ts';
import { hintWords } from '../../../src/content/conversation/hints.ts';
import { planReplies } from '../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { knowledge } from '../../../src/content/knowledge/knowledge.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { everyAnswer, plansIn } from '../../funnel/given.ts';
import { askedFor, heard } from './asked.ts';

describe('a denial that stands behind', () => {
  it('denies as one in front', () =>
    expect(heard('tenho isso não minha filha', 'email')).toBe(heard('não tenho isso', 'email')));

  it('gives up the order where nothing else is wanted', () =>
    expect(heard('quero mais não, achei uma aqui do bairro', 'confirmacao')).toBe('/cancel'));

  it('asks politely whether there is such a plan', () =>
    expect(heard('num tem um sem filme não?', 'planos')).toBe(heard('tem um sem filme?', 'planos')));
});

describe('numbers in parts', () => {
  it.each([
    [
      'cento e onze, quatrocentos e quarenta e quatro, setecentos e setenta e sete, final trinta e cinco',
      'cpf',
      '11144477735',
    ],
    ['ddd 85, 9 8123 4567', 'telefone', '85981234567'],
    ['sou de 86, dois de fevereiro', 'data-nascimento', '02021986'],
  ] as const)('are one: %s', (text, step, digits) =>
    expect(heard(text, step).replace(/\D/g, '')).toBe(digits),
  );

  it('name a speed without its last letter', () =>
    expect(heard('o de seiscento pra mim tá bom', 'planos')).toBe(
      heard('o de 600 pra mim tá bom', 'planos'),
    ));
});

describe('a correction beside an answer', () => {
  it.each([
    [
      'escrevi meu nome errado lá atrás, é Thaís Moreira Lopes, com h. cel 41 996541122',
      'telefone',
      ['name: Thaís Moreira Lopes', 'phone: (41) 99654-1122'],
    ],
    [
      '03091994, e ó o cpf que te dei tá errado, o bom é 111.444.777-35',
      'data-nascimento',
      ['birth_date: **/**/1994', 'cpf: ***.***.777-35'],
    ],
  ] as const)('keeps both: %s', (text, step, answers) => {
    for (const answer of answers) expect(heard(text, step)).toContain(`[${answer}]`);
  });

  it('takes the value behind its relative clause', () =>
    expect(heard('tudo certin só o numero da casa q é 215 e nao 251', 'confirmacao')).toBe('[number: 215]'));

  it('changes the way of paying at the end of a sentence', () =>
    expect(
      heard('me deu um receio de passar conta aqui, muda pra boleto', 'conta-debito', {
        answers: { direct_debit: true },
      }),
    ).toMatch(/direct_debit/));
});

describe('a time of the day', () => {
  it.each([
    'qualquer dia menos quarta q é minha hemodiálise, e de preferência depois do almoço',
    'na minha folga, de tarde',
  ])('is no morning where something is mine: %s', (text) =>
    expect(heard(text, 'data-instalacao')).not.toContain('manha'),
  );

  it('after five in the afternoon is the evening', () =>
    expect(heard('só posso depois das 5 da tarde', 'data-instalacao')).toContain(replies.notAtNight));
});

describe('at the review', () => {
  it.each(['li aqui com a minha filha e tá nos conforme', 'bah tri bom guria, confirma'])(
    'who agrees at the end of a sentence is asked for a yes: %s',
    (text) => expect(heard(text, 'confirmacao')).toMatch(/^\[accept_information/),
  );

  it.each(['bom, mas o preço mudou, confirma?', 'dia 15 não, confirma', 'tá bom 200, confirma'])(
    'who says more than that has not agreed: %s',
    (text) => expect(heard(text, 'confirmacao')).not.toContain('accept_information'),
  );

  it('who wants it in writing gets the link to come back', () =>
    expect(heard('me manda esse resumo por escrito pra eu ler com calma', 'confirmacao')).toBe('/later'));
});

it('who would rather have a person is led to one', () =>
  expect(heard('prefiro q uma pessoa feche isso comigo, tem como me ligarem?', 'confirmacao')).toBe(
    '/person',
  ));

it('a customer who wants more speed is led to the renewal', () =>
  expect(
    heard('oi eu já sou cliente, tenho um de 300 e queria só aumentar a velocidade, é por aqui?', 'planos'),
  ).toBe('/renewal'));

it('who takes the own number for known hears that it is not', () =>
  expect(heard('é esse mesmo q eu to falando contigo', 'telefone')).toContain(hintWords.phone));

it.each([
  ['somos um casal com 2 filhos', '4 pessoas'],
  ['eu, minha esposa e 3 crianças', '5 pessoas'],
])('a family is counted with both parents: %s', (text, people) =>
  expect(heard(text, 'planos')).toContain(people),
);

it('an account beside a question is kept, whatever it is like', () =>
  expect(heard('nubank, 0001, conta 7754123-9. vcs aceitam banco digital?', 'conta-debito')).toMatch(
    /\[account_number/,
  ));

it('a plan that is wished for in anger is proposed, and one that is scolded is not', () => {
  expect(heard('manda logo um giga q eu já cansei de passar raiva', 'planos')).toContain('[idPlan');
  expect(heard('essa porcaria de 500 mega não presta', 'planos')).not.toContain('idPlan');
});

it('the building behind what is inside it is its number', () =>
  expect(heard('bloco C apto 12, o condomínio é o 500', 'nr-imovel')).toMatch(/number=500/));

describe('what stands in front of a correction', () => {
  it.each([
    [
      'nome',
      'Thaynara Cristina Moraes. ah e troca o plano, pensei melhor e quero o de 1 giga em vez do 500',
      ['name: Thaynara Cristina Moraes', 'idPlan: 1 Giga'],
    ],
    [
      'ativar-debito',
      'desconta no meu banco do brasil, agencia 3477-0 conta 18.225-6, e muda o vencimento pro dia 5',
      ['direct_debit: Débito automático', 'bank: ', 'account_number: ', 'due_date: Dia 5'],
    ],
  ] as const)('is kept: %s, %s', (step, text, answers) => {
    for (const answer of answers) expect(heard(text, step)).toContain(`[${answer}`);
  });

  it('is shown as left where nobody can tell what it is', () =>
    expect(
      heard('vou de 1 giga com hbo, alias o numero da casa tá errado, é 314 e nao 341', 'planos'),
    ).toMatch(/\[number: 314\].*\+ .*1 giga com hbo/));
});

it('an answer that is repeated as it was given says nothing new', () =>
  expect(
    heard('o resto blz, vencimento continua dia 10', 'confirmacao', { answers: { due_date: 10 } }),
  ).not.toContain('due_date'));

it.each([
  ['Maria das Graças Souza, mas todo mundo me chama de Dona Gracinha', 'nome', 'name=Maria das Graças Souza'],
  [
    'dia doze do mês de março do ano de mil novecentos e cinquenta e oito',
    'data-nascimento',
    'birth_date=12/03/1958',
  ],
  ['meu cpf é 111 444 777 e o digito 35', 'cpf', 'cpf=111.444.777-35'],
] as const)('is read without what is said around it: %s', (text, step, answer) =>
  expect(heard(text, step)).toBe(answer),
);

it('a mother who stands in no document is no reluctance', () =>
  expect(
    heard('nao tenho mae no registro não, fui criado só pelo meu pai, no rg ta em branco', 'nome-mae'),
  ).toContain('[mothers_name'));

it('the day that one cannot is no day that one can', () =>
  expect(
    heard('pode confirmar mas passa a visita pra terça de tarde que na segunda tenho médico', 'confirmacao'),
  ).toMatch(/^\[schedules: \d\d\/\d\d\/\d{4}, Tarde [^|]*\]/));

it('a bill with everything is no plan with everything', () =>
  expect(
    heard('quanto fica no total então? com tudo, roteador, instalaçao', 'confirmacao', {
      answers: everyAnswer,
    }),
  ).not.toContain('2 Giga'));

it('a day that is not offered is asked about beside other words', () =>
  expect(heard('não tem dia 30? meu salario so sai no fim do mes', 'data-de-vencimento')).toBe(
    heard('tem dia 30?', 'data-de-vencimento'),
  ));

it('who would be called is called, whatever else they tell', () =>
  expect(heard('tem como alguem me ligar? nao sei mexer com isso', 'nr-imovel')).toBe('/call'));

it.each([
  [
    "meu nome é joão pedro d'ávila sant'anna vírgula com dois enes no sant'anna",
    "name=joão pedro d'ávila sant'anna",
  ],
  ['joão pedro da silva vírgula cpf 529.982.247-25', '[name: joão pedro da silva] [cpf: ***.***.247-25]'],
])('a comma that is dictated is one: %s', (text, answer) => expect(heard(text, 'nome')).toBe(answer));

describe('what is dictated', () => {
  it('counts how often a digit is said, and goes on behind the last "e"', () =>
    expect(
      heard('três vezes um, três vezes quatro, três vezes sete e trinta e cinco', 'cpf').replace(/\D/g, ''),
    ).toBe('11144477735'));

  it.each([
    ['wesley w e s l e y zero sete arroba outlook ponto com', 'wesley07@outlook.com'],
    ['anota: contato, tracinho, loja arroba exemplo ponto com ponto br', 'contato-loja@exemplo.com.br'],
    ['ana ponto lima arroba gmail ponto com tudo minusculo', 'ana.lima@gmail.com'],
  ])('is the address without what is said of its writing: %s', (text, address) =>
    expect(heard(text, 'email')).toMatch(new RegExp(`\\b${address}\\]?$`)),
  );

  it('is not written down where only its letters are meant', () =>
    expect(heard('jotapê arroba hotmail.com, só as letras j e p', 'email')).toMatch(/^unclear/));

  it('may begin with the year', () =>
    expect(heard('sou de 85, 9 do 6', 'data-nascimento')).toBe('birth_date=09/06/1985'));
});

describe('an apartment', () => {
  const ordered = { answers: everyAnswer };
  it.each([
    ['tá tudo certo, só o número do ap que é 32', 'confirmacao', '[complement: ap 32]'],
    ['o número do apto tá errado, é 32', 'confirmacao', '[complement: apto 32]'],
  ] as const)('is no house: %s', (text, step, said) => expect(heard(text, step, ordered)).toBe(said));

  it('may have its number behind a comma or its name', () => {
    expect(heard('apto, número 32', 'nr-imovel', { coverage: null })).toBe('[complement: apto 32]');
    expect(heard('prédio 100 apartamento número 32', 'nr-imovel', { coverage: null })).toBe(
      'number=100, complement=apartamento 32',
    );
  });

  it('is not what a bill says of the house', () =>
    expect(heard('no portão tá escrito 318 mas na conta vem 316, usa o da conta', 'nr-imovel')).not.toContain(
      'complement',
    ));
});

describe('a visit', () => {
  it('is on none of the days that are left out for a reason', () =>
    expect(heard('qualquer dia menos segunda e terça q eu faço hemodiálise', 'data-instalacao')).toBe(
      heard('qualquer dia menos segunda e terça', 'data-instalacao'),
    ));

  it('at the beginning of a month that is over is in the next one', () =>
    expect(heard('só lá pro começo do mês', 'data-instalacao')).toBe(
      heard('só no começo do mês que vem', 'data-instalacao'),
    ));
});

describe('what was due, or is had, is not wished for', () => {
  it('at a bill that was due', () =>
    expect(heard('a segunda via, que o boleto venceu dia 5', 'cep')).not.toContain('due_date'));

  it('at a plan that one has', () =>
    expect(heard('já tenho o de 400 aqui e queria passar pro de 800, é por aqui?', 'planos')).toBe(
      '/renewal',
    ));
});

describe('a plan', () => {
  it.each(['quero o de 600 com dazn', 'aquele que vem o game pass'])('with what none has: %s', (text) =>
    expect(heard(text, 'planos')).toMatch(/^\? Nenhum plano/),
  );

  it('between the largest and the smallest is asked about', () =>
    expect(heard('nem o menor nem o maior, algo no meio', 'planos')).toBe(
      heard('um intermediário', 'planos'),
    ));
});

it('an answer that was told is put right by its name', () =>
  expect(heard('ué, o vencimento eu tinha falado 20', 'confirmacao', { answers: everyAnswer })).toBe(
    '[due_date: Dia 20]',
  ));

it('who shouts for people and no robot gets one', () =>
  expect(heard('QUERO FALAR COM GENTE NAO COM ROBO', 'cep')).toBe('/person'));

describe('corrections in one message', () => {
  const given = { answers: everyAnswer };

  it('are kept with the answer to what is asked', () =>
    expect(
      heard('ih digitei o telefone errado, o final é 4418 e não 4481. email: ana@exemplo.com.br', 'email', {
        answers: { ...everyAnswer, email: undefined },
      }),
    ).toMatch(/4418\] \[email: ana@exemplo\.com\.br\]$/));

  it('leave in view what has no new value', () =>
    expect(heard('me enganei no vencimento, é dia 20, e troca o plano', 'confirmacao', given)).toBe(
      '[due_date: Dia 20] + troca o plano',
    ));

  it('ask again for what is to change, however much is said behind it', () =>
    expect(heard('antes disso, troca o plano por outro que a patroa achou caro demais', 'cpf', given)).toBe(
      '/correct planos',
    ));
});

describe('a question', () => {
  it('about what comes of a choice has not made it', () =>
    expect(heard('se eu escolher 20 a primeira já vem agora', 'data-de-vencimento')).toMatch(/^\?/));

  it('with its sign counts, whatever else is told', () =>
    expect(heard('vcs atendem em Sarzedo? já me deixaram na mão duas vezes', 'cep')).toBe(
      heard('vcs atendem em Sarzedo?', 'cep'),
    ));

  it('beside another one has an answer of its own', () => {
    const both = heard('quanto tempo demora pra instalar? e paga alguma taxa?', 'data-instalacao');
    for (const one of ['quanto tempo demora pra instalar?', 'paga alguma taxa?'])
      expect(both).toContain(heard(one, 'data-instalacao').slice('? '.length));
  });

  it('why an answer is asked gets its reason, whatever else is wanted', () =>
    expect(heard('pra que vcs querem meu cep se eu só quero saber o preço', 'cep')).toBe(
      heard('pra que vcs querem meu cep', 'cep'),
    ));

  it('whether a day can be is a wish for it', () =>
    expect(heard('dá pra marcar lá pro dia 30?', 'data-instalacao')).toBe(
      heard('pode ser dia 30?', 'data-instalacao'),
    ));
});

it('a way of paying that is not trusted is not taken', () =>
  expect(heard('deixa no boleto que débito eu não confio', 'ativar-debito')).toContain('Boleto'));

describe('what is said beside an answer', () => {
  it.each([
    ['sexta de manhã, avisa o técnico que o interfone não funciona', 'data-instalacao', 'recado-ao-tecnico'],
    ['11987654321 mas só me liguem depois das 18h', 'telefone', 'hora-da-ligacao'],
  ] as const)('is replied to: %s', (text, step, id) => {
    const understood = understand(text, askedFor(step));
    expect(understood).toMatchObject({
      kind: 'several',
      reply: knowledge.find((entry) => entry.id === id)?.reply,
    });
  });

  it('as a condition is looked up', () =>
    expect(understand('1 giga, mas só se não tiver fidelidade', askedFor('planos'))).toMatchObject({
      kind: 'several',
      reply: heard('tem fidelidade?', 'planos').slice('? '.length),
    }));

  it('as a story is not', () =>
    expect(understand('quanto antes, to sem net nenhuma', askedFor('data-instalacao'))).not.toHaveProperty(
      'reply',
    ));
});

it.each([
  ['sou de 62, dia de são joão', '24/06/1962'],
  ['no natal de 1980', '25/12/1980'],
])('a day that everybody knows by name is that day: %s', (text, date) =>
  expect(heard(text, 'data-nascimento')).toBe(`birth_date=${date}`),
);

describe('an address', () => {
  const sarzedo = {
    place: {
      UF: 'MG',
      city: 'Sarzedo',
      neighborhood: '',
      address: '',
      zip: '32450000',
      is_block_allotment: false,
    },
  };
  it.each([
    ['Rua da Paciência, Rio Vermelho', 'Rua da Paciência', 'Rio Vermelho'],
    ['Visconde do Rio Branco, Centro', 'Visconde do Rio Branco', 'Centro'],
    ['Marechal Deodoro, Vila Nova', 'Marechal Deodoro', 'Vila Nova'],
  ])('has its street in front of its neighbourhood: %s', (text, street, neighborhood) => {
    const said = heard(text, 'instalacao', sarzedo);
    expect(said).toMatch(new RegExp(`address[=:] ?${street}\\b`));
    expect(said).toMatch(new RegExp(`neighborhood[=:] ?${neighborhood}\\b`));
  });

  it('of a building has the number of that', () =>
    expect(heard('302 bl B, o prédio é o 77', 'nr-imovel', { coverage: null })).toContain('number: 77'));
});

describe('a visit that somebody cannot have', () => {
  it('on a Saturday afternoon is no morning of it', () =>
    expect(heard('sábado dps do almoço, de manhã tem curso', 'data-instalacao')).toMatch(/^unclear/));

  it('in the early hours is of the afternoon', () =>
    expect(heard('sexta, depois das 2', 'data-instalacao')).toBe(
      heard('sexta, depois das 14h', 'data-instalacao'),
    ));
});

describe('an answer with a pause in it', () => {
  it.each([
    ['529.982 ... desculpa ele tá chorando ... 247-25', 'cpf', '52998224725'],
    ['29101 peraí que o neném... 340', 'cep', '29101340'],
  ] as const)('is one: %s', (text, step, digits) =>
    expect(understand(text, askedFor(step))).toMatchObject({
      kind: 'several',
      answers: [{ raw: { [step]: [digits] } }],
    }),
  );

  it('that has more digits than it may is asked again, with how many there are', () =>
    expect(heard('onze nove oito sete meia cinco quatro três dois um zero', 'telefone')).toBe(
      `unclear: ${gapWords.surplus(1, gapWords.phone)}`,
    ));
});

it('what is corrected with a denial loses nothing behind it', () =>
  expect(
    heard('te passei o cep trocado, é 95020-472 e não 427. o número da casa é 615', 'nr-imovel', {
      coverage: null,
    }),
  ).toMatch(/cep: 95020-472.*number: 615/));

it('a day to pay that is chosen is taken, whatever it is chosen for', () =>
  expect(
    heard('a aposentadoria só cai no quinto dia útil, prefiro o dia 10', 'data-de-vencimento'),
  ).toContain('due_date: Dia 10'));

it('what is refused is what is asked, though another answer is named', () =>
  expect(heard('CPF eu não passo, limparam a conta do meu cunhado', 'cpf')).toBe(
    heard('não passo meu CPF, por que querem?', 'cpf'),
  ));

describe('an e-mail whose sign was said in front of what is typed', () => {
  it.each(['rafa traço lima@outlook.com', 'rafa traço lima @ outlook . com'])('is whole: %s', (text) =>
    expect(heard(text, 'email')).toBe('[email: rafa-lima@outlook.com]'),
  );
});

it('a house told in a sentence with its street and postcode is told', () =>
  expect(
    heard('moro na rua das acácias 350 apto 12, cep 04112-080', 'cep', { coverage: null, place: null }),
  ).toContain('number: 350'));

describe('a choice that is left to us', () => {
  it.each(['tanto faz', 'qualquer um', 'não sei'])('hears what both ways of paying are: %s', (text) =>
    expect(heard(text, 'ativar-debito')).toBe(heard('qual a diferença?', 'ativar-debito')),
  );
});

it('a way to pay is told beside the day of the visit', () =>
  expect(heard('sexta de tarde e pode ser boleto', 'data-instalacao')).toContain('direct_debit'));

it('what was answered by mistake is told with what is meant', () =>
  expect(
    heard('pera, é dia 15 o vencimento, coloquei 10 sem querer', 'ativar-debito', {
      answers: everyAnswer,
    }),
  ).toContain('due_date: Dia 15'));

it('a plan that is not sold is said to be none, at another question and without its unit', () =>
  expect(heard('na verdade quero o de 800', 'cpf')).toBe(heard('quero o de 800 mega', 'cpf')));

it('channels of television are of no plan', () =>
  expect(heard('quero com tv a cabo e sportv', 'planos')).toContain('SporTV'));

describe('what is taken back', () => {
  it('has its new value in front of its reason', () =>
    expect(heard('10, não, melhor 15 porque dia 10 pago o carro', 'data-de-vencimento')).toBe(
      '[due_date: Dia 15]',
    ));

  it.each(['ana.souza@hotmail.com, não, outlook.com', 'ana.souza@hotmail aliás outlook'])(
    'may be the host of an e-mail: %s',
    (text) => expect(heard(text, 'email')).toBe('[email: ana.souza@outlook.com]'),
  );
});

describe('a price that somebody would pay for a plan', () => {
  it.each(['faz o de 600 por 80', 'tem como fazer o de 600 por 80?', 'faz por 80 o de 600?'])(
    'chooses no plan: %s',
    (text) => expect(heard(text, 'planos')).toContain(planReplies.none.price),
  );

  it('that it has chooses it', () => {
    const [plan] = plansIn('plans.json').toSorted((one, other) => one.price - other.price);
    const { plan_download: speed = 0, price = 0 } = plan ?? {};
    expect(heard(`fecho o de ${speed} por ${Math.floor(price)}`, 'planos')).toContain('idPlan');
  });
});

it('who asks what would be has chosen nothing', () =>
  expect(heard('se eu aceitar aqui vai descontar dobrado?', 'ativar-debito')).not.toContain('direct_debit'));

describe('a house that is told with the name of its building', () => {
  const before = { coverage: null };
  it.each([
    [
      'edifício solar das palmeiras, 455, apto 1203 torre 2',
      'edifício solar das palmeiras, apto 1203 torre 2',
    ],
    ['condomínio das flores, 455, casa 12', 'condomínio das flores, casa 12'],
    ['edificio aurora, 455 ap 31', 'edificio aurora, ap 31'],
  ])('keeps its number, name and flat: %s', (text, complement) =>
    expect(heard(text, 'nr-imovel', before)).toBe(`[number: 455] [complement: ${complement}]`),
  );

  it('and nothing else has it for its complement', () =>
    expect(heard('edifício solar das palmeiras, 455', 'nr-imovel', before)).toBe(
      'number=455, complement=edifício solar das palmeiras',
    ));
});

describe('the cheapest', () => {
  it('of those with a service is chosen by both', () =>
    expect(heard('quero o que tem hbo e é mais barato', 'planos')).toBe(
      heard('o mais barato com hbo', 'planos'),
    ));

  it('of another shop is chosen by nobody', () =>
    expect(heard('na vivo é mais barato', 'planos')).not.toContain('idPlan'));
});

it('who wants the plans in writing is sent the way back', () =>
  expect(heard('me manda os planos por whatsapp', 'planos')).toBe('/later'));

describe('beside the whole order', () => {
  const given = { answers: { ...everyAnswer, direct_debit: true } };
  it.each(['que dia é a visita?', 'qual o vencimento?', 'qual é o meu plano?'])(
    'who asks for an answer is shown it: %s',
    (text) => expect(heard(text, 'confirmacao', given)).toBe('/summary'),
  );

  it('who asks for another plan is not', () =>
    expect(heard('qual o plano mais barato?', 'confirmacao', given)).not.toBe('/summary'));

  it('who had wanted another way has it', () =>
    expect(heard('eu queria boleto', 'confirmacao', given)).toMatch(/^\[direct_debit/));

  it('all parts of a complement that was left out are told', () =>
    expect(heard('opa, faltou o bloco, é bloco B apto 32', 'confirmacao', given)).toBe(
      '[complement: bloco B apto 32]',
    ));
});

describe('what is told in passing has its topic', () => {
  const replyTo = (id: string) => `? ${String(knowledge.find((entry) => entry.id === id)?.reply)}`;
  it.each([
    ['aqui é zona rural', 'cep', 'area-rural'],
    ['fiz o pedido ontem e ninguém veio', 'cep', 'mudar-depois-do-pedido'],
    ['dá pra dividir a instalação?', 'planos', 'custo-da-instalacao'],
    ['acabei de me mudar e não tenho conta de luz ainda', 'cep', 'documentos-e-comprovantes'],
  ] as const)('%s', (text, step, id) => expect(heard(text, step)).toBe(replyTo(id)));

  it('and who lacks an e-mail wishes for nobody', () =>
    expect(heard('não uso email, só whatsapp', 'email')).toBe(heard('não uso email', 'email')));
});

describe('how it works', () => {
  it('is told of the order', () => expect(heard('como funciona?', 'cep')).toContain(replies.duration));

  it('is told of the choice that is asked', () =>
    expect(heard('como funciona?', 'ativar-debito')).toBe(heard('qual a diferença?', 'ativar-debito')));
});

it('who says yes and that it is right agrees to all of it', () =>
  expect(heard('sim, tá certo', 'confirmacao')).toContain('accept_information'));

it('the number behind a flat and a comma is the flat', () =>
  expect(heard('é apartamento, 1001', 'nr-imovel', { coverage: null })).toContain('[complement: '));

describe('what is told in passing, once more', () => {
  const replyTo = (id: string) => `? ${String(knowledge.find((entry) => entry.id === id)?.reply)}`;
  it.each([
    ['minha mãe já morreu', 'nome-mae', 'mae-falecida'],
    ['muito caro, na vivo eu pago 80 com 700 mega', 'planos', 'negociar'],
    ['não sei o cpf decor, posso mandar o rg?', 'cpf', 'rg-ou-cnh'],
  ] as const)('%s', (text, step, id) => expect(heard(text, step)).toBe(replyTo(id)));

  it('a second question that is shortened is about the first', () =>
    expect(heard('preciso estar em casa na hora? pode ser minha sogra?', 'data-instalacao')).toBe(
      heard('preciso estar em casa na hora?', 'data-instalacao'),
    ));

  it('a date beside a complaint about questions is told', () =>
    expect(heard('nossa quanta pergunta kkk 11 12 75', 'data-nascimento')).toContain('[birth_date: '));

  it('who is paid on a day and pays soon after has the next day', () =>
    expect(heard('recebo dia 5, então pode ser logo depois', 'data-de-vencimento')).toBe(
      '[due_date: Dia 10]',
    ));

  it('a part of a building behind the number needs no figure, at the postcode either', () =>
    expect(heard('88.330-105 numero 412 casa dos fundos', 'cep', { coverage: null, place: null })).toContain(
      '[complement: casa dos fundos]',
    ));

  it('a plan is meant by what comes with it', () =>
    expect(heard('o q vem o globoplay, pra minha mãe ver novela', 'planos')).toContain('[idPlan: '));

  it.each(['todo correcto, gracias', 'looks good, thanks'])('%s agrees to the order, for a yes', (text) =>
    expect(heard(text, 'confirmacao')).toContain('[accept_information'),
  );
});

describe('several facts at once', () => {
  it('a plan of which there are several keeps what stands beside it', () =>
    expect(heard('o de 600, meu nome é Marta Rezende e meu tel 31 99888-7766', 'planos')).toMatch(
      /idPlan.*name: Marta Rezende.*phone/,
    ));

  it('a CPF behind a phone is found', () =>
    expect(heard('Marta Rezende 31998887766 nasc 12/04/1985 cpf 529.982.247-25', 'nome')).toMatch(
      /name: Marta Rezende.*phone: .*birth_date: .*cpf: [^+]*$/,
    ));

  it('a father is nobody who orders', () =>
    expect(heard('Lúcia Rezende e meu pai José Rezende', 'nome-mae')).not.toContain('[name'));

  it('a wish beside a name loses no name', () =>
    expect(heard('Marta Rezende e pode me mandar tudo por zap', 'nome')).toContain('Marta Rezende'));

  it('a visit is told by who comes', () =>
    expect(heard('600 mega, boleto dia 15, pode vir sábado de manhã', 'planos')).toContain('schedules'));
});

it('an address that is the old one is asked again', () =>
  expect(
    heard('o endereço que coloquei é o antigo, preciso trocar', 'data-instalacao', { answers: everyAnswer }),
  ).toBe('/correct cep'));

it.each([
  ['volta pro começo', 'planos', '/start-over'],
  ['deixa pra amanhã', 'email', '/later'],
] as const)('%s is obeyed', (text, step, command) => expect(heard(text, step)).toBe(command));

describe('what a new visitor met', () => {
  it.each(['o numero ta errado é 1580 apto 12', 'o número está errado, é 1580 apto 12'])(
    'a number that is corrected with its flat keeps both: %s',
    (text) =>
      expect(heard(text, 'confirmacao', { answers: everyAnswer })).toBe(
        '[number: 1580] [complement: apto 12]',
      ),
  );

  it('the number of a flat is no number of the house', () =>
    expect(heard('o número do apto é 304', 'confirmacao', { answers: everyAnswer })).toBe(
      '[complement: apto 304]',
    ));

  it('a day that is left out is told', () =>
    expect(understand('sábado à tarde ou segunda de manhã', askedFor('data-instalacao'))).toMatchObject({
      kind: 'several',
      answers: [{ field: 'schedules' }],
      reply: replies.otherPeriod('28/11/2026', 'manha'),
    }));

  it.each(['data-nascimento', 'nome-mae', 'ativar-debito'] as const)(
    'direct debit is no duty, at %s',
    (step) => expect(heard('débito automático é obrigatório?', step)).toMatch(/^\? Não\./),
  );

  it('a day with its time is another visit, beside the whole order', () =>
    expect(heard('sábado de manhã ou segunda de tarde', 'confirmacao', { answers: everyAnswer })).toMatch(
      /^\[schedules: /,
    ));
});

describe('wishes told in a sentence', () => {
  it.each([
    ['me chama no whats', 'nome', '/person'],
    ['me liga que é mais facil', 'telefone', '/call'],
    ['prefiro passar isso pra uma pessoa', 'cpf', '/person'],
    ['ta tudo errado isso aqui', 'confirmacao', '/correct ?'],
  ] as const)('%s', (text, step, command) => expect(heard(text, step)).toBe(command));

  it('who comes back is told where they are', () =>
    expect(heard('oi, podemos continuar?', 'cpf')).toBe(heard('voltei', 'cpf')));

  it('who checked it and finds it right agrees', () =>
    expect(heard('conferi aqui e ta ok', 'confirmacao')).toContain('accept_information'));

  it('who says how many they are and asks which is best is advised', () =>
    expect(heard('somos 4 pessoas e 2 tvs, qual é melhor?', 'planos')).toContain('4 pessoas'));
});
