import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

it('an account beside a question is kept, whatever it is like', () =>
  expect(heard('nubank, 0001, conta 7754123-9. vcs aceitam banco digital?', 'conta-debito')).toMatch(
    /\[account_number/,
  ));

it('a day that is not offered is asked about beside other words', () =>
  expect(heard('não tem dia 30? meu salario so sai no fim do mes', 'data-de-vencimento')).toBe(
    heard('tem dia 30?', 'data-de-vencimento'),
  ));

it.each([
  'não quero boleto mesmo',
  'boleto nem pensar',
  'boleto de jeito nenhum',
  'pix não',
  'sem boleto por favor',
])('who only turns the bill down is asked about direct debit: %s', (text) =>
  expect(heard(text, 'ativar-debito')).toMatch(/^\[direct_debit: Débito automático\]/),
);

it('a way of paying that is not trusted is not taken', () =>
  expect(heard('deixa no boleto que débito eu não confio', 'ativar-debito')).toContain('Boleto'));

it('a day to pay that is chosen is taken, whatever it is chosen for', () =>
  expect(
    heard('a aposentadoria só cai no quinto dia útil, prefiro o dia 10', 'data-de-vencimento'),
  ).toContain('due_date: Dia 10'));

describe('a choice that is left to us', () => {
  it.each(['tanto faz', 'qualquer um', 'não sei'])('gets an explanation of both ways of paying: %s', (text) =>
    expect(heard(text, 'ativar-debito')).toBe(heard('qual a diferença?', 'ativar-debito')),
  );
});

it('a way to pay is told beside the day of the visit', () =>
  expect(heard('sexta de tarde e pode ser boleto', 'data-instalacao')).toContain('direct_debit'));

it('who asks what would be has chosen nothing', () =>
  expect(heard('se eu aceitar aqui vai descontar dobrado?', 'ativar-debito')).not.toContain('direct_debit'));

it.each(['data-nascimento', 'nome-mae', 'ativar-debito'] as const)('direct debit is no duty, at %s', (step) =>
  expect(heard('débito automático é obrigatório?', step)).toMatch(/^\? Não\./),
);

it('who is paid on a day and pays soon after has the next day', () =>
  expect(heard('recebo dia 5, então pode ser logo depois', 'data-de-vencimento')).toBe('[due_date: Dia 10]'));

describe('a choice with its reason', () => {
  it.each([
    'prefiro boleto, não gosto que tirem da conta',
    'boleto, não tô com o cartão aqui',
    'boleto, não confio em banco',
  ])('to pay by bill is not turned round by it: %s', (text) =>
    expect(heard(text, 'ativar-debito')).toMatch(/^\[direct_debit: Boleto por e-mail\]/),
  );

  it.each(['débito, não', 'débito, não quero de jeito nenhum', 'débito em conta, não tenho interesse'])(
    'is a denial where nothing else is told: %s',
    (text) => expect(heard(text, 'ativar-debito')).toBe('direct_debit=false'),
  );

  it('of a day is that day, and not the one of the wages', () =>
    expect(heard('dia 10 que eu recebo dia 7', 'data-de-vencimento')).toBe('due_date=10'));

  it('names a missing card and asks for none', () =>
    expect(heard('deixa no boleto que eu tô sem o cartão', 'conta-debito')).toMatch(/^\[direct_debit: /));
});

it('an agency keeps its X', () =>
  expect(heard('banco do brasil, agência 1897x, conta 45678-9', 'conta-debito')).toBe(
    'bank=001, agency=1897-x, account_number=45678-9',
  ));

it('the discount that is asked about chooses no way of paying', () =>
  expect(heard('esse desconto é permanente?', 'ativar-debito')).toMatch(/^\? /));

it('the bank is kept where the agency is not known by heart', () =>
  expect(heard('caixa, a agencia eu n lembro de cabeça', 'conta-debito')).toMatch(/^\[bank/));

it('a day that is not offered is said to be none, whatever stands in front of it', () =>
  expect(heard('recebo lá pelo dia 5, bota dia 7', 'data-de-vencimento')).toBe(
    heard('tem dia 7?', 'data-de-vencimento'),
  ));

it('the direct debit that is agreed to is kept beside a question about its discount', () =>
  expect(heard('pode ser débito sim, mas o desconto é todo mês ou só no primeiro?', 'ativar-debito')).toMatch(
    /^\[direct_debit/,
  ));

it('a choice that begins the message is kept beside a bad experience with the other way', () =>
  expect(heard('boleto mesmo, já me deram um golpe com débito uma vez', 'ativar-debito')).toMatch(
    /^\[direct_debit/,
  ));

it.each([
  ['minha fatura veio cobrada 2x esse mês, resolve isso', 'ativar-debito', 'direct_debit'],
  ['preciso da 2 via do que venceu dia 10', 'data-de-vencimento', 'due_date'],
] as const)('a bill that was sent already chooses nothing: %s', (text, step, field) =>
  expect(heard(text, step)).not.toContain(field),
);

it('the account is kept beside a question about it', () =>
  expect(
    understand(
      'Itaú agência 0738 conta 41562-9, é conjunta, ele tem que autorizar?',
      askedFor('conta-debito'),
    ),
  ).toMatchObject({ kind: 'answer', raw: { bank: ['341'], agency: ['0738'] } }));

describe('a way of paying beside a denial in another clause', () => {
  it.each([
    ['boleto, não confio em deixar mexer na minha conta', 'ativar-debito', 'Boleto'],
    ['aceita cartão de crédito? se não der vai débito mesmo', 'ativar-debito', 'Débito'],
    ['o 2 giga sem nada e pago no boleto tá', 'planos', 'Boleto'],
    ['fica boleto, depois coloca no débito', 'ativar-debito', 'Boleto'],
    ['queria no cartão, se não tem vai boleto', 'ativar-debito', 'Boleto'],
    ['pelo débito afinal, não gosto de fila', 'ativar-debito', 'Débito'],
  ] as const)('is the one that is named: %s', (said, step, shown) =>
    expect(heard(said, step)).toContain(`[direct_debit: ${shown}`),
  );

  it('is none where the bill is another', () =>
    expect(heard('tá escrito no boleto da água, é 01310-100', 'cep')).not.toContain('direct_debit'));
});

it('who wants direct debit if it costs less does not choose the bill, which is the other condition', () =>
  expect(
    heard(
      'tem desconto se eu botar no automático? se tiver bota, se não tiver deixa boleto',
      'ativar-debito',
    ),
  ).not.toContain('Boleto]'));

it.each(['qualquer um menos o começo do mês', 'tanto faz, só não pode ser no começo'])(
  'a part of the month that is left out is not proposed: %s',
  (text) => expect(heard(text, 'data-de-vencimento')).toMatch(/^\? (?!.*Dia [15]\b)/),
);

it('the first day behind a payday is the next one', () =>
  expect(
    heard('meu pagamento cai todo dia 7 entao o primeiro q tiver depois disso', 'data-de-vencimento'),
  ).toBe('[due_date: Dia 10]'));

describe('whoever wants nobody at their money', () => {
  it.each([
    'não gosto de banco mexendo na minha conta não',
    'não quero ninguém tirando dinheiro da minha conta',
    'nem morto deixo banco mexer no meu dinheiro',
    'não tenho conta em banco não',
    'nem pensar, já me cobraram errado no automático',
    'débito não, não confio em banco descontando sozinho',
  ])('pays the bill: %s', (text) =>
    expect(heard(text, 'ativar-debito')).toMatch(/Boleto|direct_debit=false/),
  );
});

it.each([
  ['pode ser o de 69,99', 'Boleto'],
  ['o de 59,99 mesmo', 'Débito'],
])('a way of paying is told by the price of the chosen plan: %s', (text, way) =>
  expect(heard(text, 'ativar-debito', { answers: { idPlan: 101 } })).toContain(way),
);

describe('a tag question that is agreed to at once', () => {
  it.each([
    ['tem um de 109 no débito né? pode ser esse', 'ativar-debito', 'Débito'],
    ['tem dia 10 né? pode ser esse', 'data-de-vencimento', '10'],
  ] as const)('is no question: %s', (text, step, value) => expect(heard(text, step)).toContain(value));
});

it.each([
  'não passo conta nenhuma, me mande o carnê',
  'eu recebo pela caixa, manda boleto',
  'não vou informar agência nem conta, pago no pix',
  'recebo pela caixa mas não vou passar conta nenhuma, me mande o carnê',
])('who gives no account has a bill, and no bank: %s', (text) => {
  const said = heard(text, 'conta-debito', { answers: { direct_debit: true } });
  expect(said).toContain('direct_debit');
  expect(said).not.toContain('bank');
});

it.each(['dia 6 ou 7', 'dias 7 e 8 ficaria melhor'])(
  'two days that are not offered lead to the nearest: %s',
  (text) =>
    expect(understand(text, askedFor('data-de-vencimento'))).toMatchObject({
      kind: 'question',
      suggestions: [replies.dayOfMonth(5), replies.dayOfMonth(10)],
    }),
);

it('days to pay, told beside the way of paying, are offered', () => {
  const said = understand('boleto, e depois do dia 15', askedFor('data-de-vencimento'));
  expect(said).toMatchObject({ kind: 'proposal', reply: expect.stringContaining(replies.whichDay) });
  expect(said).not.toHaveProperty('left');
});

it('who asks what a direct debit is, in one breath, hears how it works', () =>
  expect(heard('débito em conta o que é isso eu pago na lotérica', 'ativar-debito')).toBe(
    heard('o que é débito em conta', 'ativar-debito'),
  ));
