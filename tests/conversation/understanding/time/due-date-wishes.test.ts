import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { daysWished } from '../../../../src/conversation/understanding/recognisers/days-wished.ts';
import { plainOf } from '../../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const days = [1, 5, 10, 15, 20, 25];

it.each([
  ['depois do dia 5', [10, 15, 20, 25]],
  ['a partir do dia 15', [15, 20, 25]],
  ['antes do dia 10', [1, 5]],
  ['nao pode ser antes do dia 8', [10, 15, 20, 25]],
  ['depois do dia 15 nao consigo', [1, 5, 10, 15]],
  ['até o dia 10', [1, 5, 10]],
  ['entre o dia 5 e o 12', [5, 10]],
  ['la pelo dia 12', [10]],
  ['no fim do mes', [25]],
  ['no comeco do mes', [1]],
  ['no meio do mes', [15]],
  ['no quinto dia util', [10, 15, 20, 25]],
])('%s leaves days of the month', (text, left) => {
  expect(daysWished(plainOf(text), days)).toEqual(left);
});

it('who asks which day suits their payday is shown those behind it', () =>
  expect(
    understand('recebo no quinto dia útil, qual é o melhor?', askedFor('data-de-vencimento')),
  ).toMatchObject({
    kind: 'question',
    reply: replies.whichDay,
  }));

it('who waits for their pay is shown the days behind it', () =>
  expect(daysWished(plainOf('depois que cair meu pagamento dia 7'), days)).toEqual([10, 15, 20, 25]));

it('who has no wish is shown days of the whole month', () =>
  expect(daysWished('tanto faz', days).length).toBeGreaterThan(2));

it('one day that a wish comes to is confirmed', () =>
  expect(heard('no fim do mês', 'data-de-vencimento')).toBe('[due_date: Dia 25]'));

it('of several each is at a tap, and is understood when it is tapped', () => {
  const understood = understand('depois do dia dez', askedFor('data-de-vencimento'));
  expect(understood).toMatchObject({ kind: 'question', reply: replies.whichDay });
  const suggestions = understood.kind === 'question' ? (understood.suggestions ?? []) : [];
  expect(suggestions.map((said) => heard(said, 'data-de-vencimento'))).toEqual([
    'due_date=15',
    'due_date=20',
    'due_date=25',
  ]);
});

it('who asks which is best for them is asked for no plan', () =>
  expect(understand('recebo dia 7, qual é melhor pra mim?', askedFor('data-de-vencimento'))).toMatchObject({
    kind: 'question',
    reply: replies.whichDay,
  }));

it('who asks which day others choose is shown them, and no plan', () =>
  expect(understand('qual dia as pessoas mais escolhem?', askedFor('data-de-vencimento'))).toMatchObject({
    reply: replies.whichDay,
  }));

it.each(['dia 12 tem?', 'dia 12 rola?'])(
  '%s: a day that there is not is answered with the days there are',
  (said) =>
    expect(understand(said, askedFor('data-de-vencimento'))).toMatchObject({
      kind: 'question',
      reply: replies.expectedDay(days.map(String)),
      suggestions: [10, 15].map(replies.dayOfMonth),
    }),
);

it.each([
  'meu INSS cai dia 6, então bota logo no dia seguinte',
  'minha aposentadoria cai dia 6, então o primeiro depois disso',
])('%s: the first day after the payday is proposed', (said) =>
  expect(heard(said, 'data-de-vencimento')).toBe('[due_date: Dia 10]'),
);

it('a day that is not offered is not replaced by others around the payday', () =>
  expect(understand('recebo dia 5 entao joga pro 7', askedFor('data-de-vencimento'))).toMatchObject({
    kind: 'unclear',
    expected: replies.expectedDay(days.map(String)),
  }));

it('a question about the first bill chooses no day', () =>
  expect(heard('a primeira conta já vem cheia ou é proporcional', 'data-de-vencimento')).toMatch(/^\? /));

it.each(['tem dia 8?', 'pode ser dia 8? é quando cai meu pagamento'])(
  '%s: who asks for a day that is not offered is shown those next to it',
  (said) =>
    expect(understand(said, askedFor('data-de-vencimento'))).toMatchObject({
      kind: 'question',
      suggestions: [5, 10].map(replies.dayOfMonth),
    }),
);

describe('a day to pay behind others that are turned down or told', () => {
  it.each([
    ['5 não que é aluguel, 10 é o cartão, 15 luz, joga pro 20', '20'],
    ['o aluguel é 5, o cartão é 15, então vinte pra não juntar tudo', '20'],
    ['entre o 5 e o 10... hmm fica o 5', '5'],
    ['logo depois do 12, que é quando a firma deposita', '15'],
  ])('is the one it comes to: %s', (said, day) =>
    expect(heard(said, 'data-de-vencimento')).toMatch(new RegExp(`(?:due_date[=:] ?)(?:Dia )?${day}\\b`)),
  );
});

it.each(['não quero dia 10', 'nem pode ser dia 10'])('a day that is turned down is not taken: %s', (said) =>
  expect(heard(said, 'data-de-vencimento')).not.toMatch(/due_date/),
);

describe('a day of the bill, said where the visit is asked', () => {
  it.each([
    ['a conta eu quero no dia 5', 'due_date'],
    ['muda a data da conta pra dia 5', 'due_date'],
    ['muda a fatura pra dia 5', 'due_date'],
    ['a data da cobrança deixa dia 15', 'due_date'],
  ])('is no visit: %s', (said, field) => {
    expect(heard(said, 'data-instalacao')).toContain(field);
    expect(heard(said, 'data-instalacao')).not.toMatch(/schedules|date=\d+\/|visit/);
  });
});

it.each(['vencimento depois do dia 15', 'queria que meu boleto vencesse depois do dia 20'])(
  'another day than the one that is named is not proposed beforehand: %s',
  (said) => expect(heard(said, 'nome')).not.toMatch(/due_date/),
);

it.each(['pra mim o melhor seria dia 10 que eu recebo dia 5', 'melhor dia 10 que recebo dia 7'])(
  'a payday behind the day tells why: %s',
  (text) => expect(heard(text, 'data-de-vencimento')).toBe('due_date=10'),
);
