import { describe, expect, it } from 'vitest';
import { valuesByField } from '../../../scripts/understanding/measure.ts';
import { isTaken, isWhole, knownAt } from '../../../scripts/understanding/resolved-value.ts';
import { spokenFields } from '../../../server/understanding/acts.ts';
import { readKnowledge } from '../../../server/understanding/knowledge.ts';
import { readMessage } from '../../../server/understanding/message.ts';
import { readLearnt } from '../../../server/understanding/read-model.ts';
import { type Known, resolve } from '../../../server/understanding/resolve.ts';
import { understand } from '../../../server/understanding/understand.ts';
import { mostOptions } from '../../../src/contract/calls/understand.ts';
import { messageLength } from '../../../src/contract/lead/answer-lengths.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import { plansIn } from '../../funnel/given.ts';

const { rows, words: classes } = readKnowledge();
const plans = plansIn('plans.json').filter(({ showOnLanding }) => showOnLanding);
const options = ['Rua Augusta', 'Rua das Flores', 'Avenida Brasil', 'Nenhuma delas'];
const known: Known = { ...knownAt('data-instalacao', options), plans };

const told = (object: string, words: string, value?: string, among: Partial<Known> = {}) => {
  const act = { does: 'inform', object, ...(value !== undefined && { value }) };
  return resolve(act, readMessage(words, classes), { ...known, ...among });
};
const at = (step: string): Pick<Known, 'context'> => ({ context: { ...known.context, steps: [step] } });

describe('the words of a value', () => {
  it.each([
    ['cep', '74.230-O22', { cep: ['74230022'] }],
    ['number', 'mil e cinquenta b', { number: ['1050B'] }],
    ['number', '12-a', { number: ['12-A'] }],
    ['phone', '11 9O234-5678', { phone: ['11902345678'] }],
    ['no_number', '', { no_number: ['on'] }],
    ['block_number', 'que nê éle dez conjunto b', { block_number: ['QNL 10 conjunto B'] }],
    ['allotment_number', 'vinte e um b de bola', { allotment_number: ['21B'] }],
    ['allotment_number', '8 e 9', { allotment_number: ['8 e 9'] }],
    ['complement', 'apartamento é o noventa e dois', { complement: ['apartamento 92'] }],
    ['address', 'RUA DAS FLORES', { address: ['Rua das Flores'] }],
    ['neighborhood', 'vila mariana', { neighborhood: ['Vila Mariana'] }],
    ['city', 'bh', { city: ['Belo Horizonte'] }],
    ['city', 'sao luis', { city: ['São Luís'] }],
    ['state', 'paraná', { state: ['PR'] }],
    ['name', 'dona mª do socorro dos santos', { name: ['Maria do Socorro dos Santos'] }],
    ['mothers_name', 'Ivonete Ap. Brandão', { mothers_name: ['Ivonete Ap Brandão'] }],
    ['no_mother', '', { mothers_name: ['Não consta'] }],
    ['company_name', 'padaria lua', { company_name: ['Padaria Lua'] }],
    ['phone', '9 8146 7730 o ddd é 92', { phone: ['92981467730'] }],
    ['phone', '016 é o ddd, 99123-4567', { phone: ['16991234567'] }],
    ['line_phone', '+55 (11) 91234-5678', { line_phone: ['11912345678'] }],
    ['cpf', '529.982.247-52, ops, final 25', { cpf: ['52998224725'] }],
    ['cnpj', '11.222.333/0001-81', { cnpj: ['11222333000181'] }],
    ['birth_date', '15/02/91 quer dizer 92', { birth_date: ['15/02/1992'] }],
    ['birth_date', 'ano de 1985 dia 12 mês 3', { birth_date: ['12/03/1985'] }],
    ['birth_date', 'dia de são joão de cinquenta e um', { birth_date: ['24/06/1951'] }],
    ['email', 'ana ponto lima com dois m arroba gmail ponto com', { email: ['ana.lima@gmail.com'] }],
    ['email', 'maria souza 77 @ gmail . com', { email: ['mariasouza77@gmail.com'] }],
    ['email', 'meu email e ana.lima@gmail.com mesmo', { email: ['ana.lima@gmail.com'] }],
    ['email', 'ana ponto lima arroba gmail ponto com', { email: ['ana.lima@gmail.com'] }],
    ['email', 'joao vinte e tres arroba iahu ponto com ponto br', { email: ['joao23@yahoo.com.br'] }],
    ['due_date', 'vigésimo', { due_date: ['20'] }],
    ['bank', 'banco do brasil', { bank: ['001'] }],
    ['bank', 'roxinho', { bank: ['260'] }],
    ['bank', 'bradescco', { bank: ['237'] }],
    ['bank', 'é o 341', { bank: ['341'] }],
    ['agency', 'dois sete três um dígito oito', { agency: ['2731-8'] }],
    ['account_number', '20871 4', { account_number: ['20871-4'] }],
    ['code', '12 34 56', { code: ['123456'] }],
    ['quiz', 'nunca morei em nenhuma', { quiz: ['Nenhuma delas'] }],
    ['quiz', 'na das flor', { quiz: ['Rua das Flores'] }],
    ['quiz', 'a terceira', { quiz: ['Avenida Brasil'] }],
  ])('of %s, "%s", become its input values', (field, words, values) => {
    expect(told(field, words)).toEqual({ values, options: [] });
  });

  it.each([
    ['direct_debit', 'on', { direct_debit: ['true'] }],
    ['direct_debit', 'off', { direct_debit: ['false'] }],
    ['accept_promotions', 'on', { accept_promotions: ['on'] }],
    ['accept_promotions', 'off', {}],
  ])('are not needed where the act itself tells %s=%s', (field, value, values) => {
    expect(told(field, '', value)).toEqual({ values, options: [] });
  });

  it('name the part of a complement where the network needs one', () => {
    const context = { ...known.context, asksParts: true };
    expect(told('complement', 'apto 202, bloco b', undefined, { context }).values).toEqual({
      complement_type: ['apartamento'],
      complement: ['202, bloco b'],
    });
    expect(told('complement', 'o ap é 44', undefined, { context }).values).toMatchObject({
      complement: ['44'],
    });
    expect(told('complement', 'perto da padaria', undefined, { context }).values).toEqual({});
  });

  it.each([
    ['cpf', '111.111.111-11'],
    ['phone', '11 1234-5678'],
    ['cep', '0131-100'],
    ['birth_date', '30/02/1995'],
    ['birth_date', '12 de março, fiz 45 esse ano'],
    ['name', 'Bruna'],
    ['mothers_name', 'não sei'],
    ['email', 'zeca@@hotmail.com'],
    ['email', 'nao tenho isso'],
    ['state', 'interior'],
    ['bank', 'o da minha cidade'],
    ['quiz', 'setembro'],
    ['quiz', 'a segunda, Barão de Mauá'],
    ['quiz', 'nem lembro'],
  ])('of %s, "%s", are no value if the field would refuse it', (field, words) => {
    expect(told(field, words)).toEqual({ values: {}, options: [] });
  });

  it('that lack a complement ask whether there is none', () => {
    const act = { does: 'lack', object: 'complement' };
    expect(resolve(act, readMessage('', classes), known).options).toEqual([{ no_complement: ['on'] }]);
  });
});

describe('a choice', () => {
  const ids = (words: string) => told('idPlan', words).options.map(({ idPlan }) => Number(idPlan?.[0]));
  const bringing = (slug: string) =>
    plans.filter(({ subscriptions }) => subscriptions.includes(slug)).map(({ id }) => id);

  it('of one plan is its id, of several each is an option', () => {
    expect(told('idPlan', 'o primeirinho da lista').values).toEqual({ idPlan: [String(plans[0]?.id)] });
    expect(ids('paramont').toSorted()).toEqual(bringing('paramount-plus').slice(0, mostOptions).toSorted());
  });

  it('of a service beside a speed is of the plans with both, by a rough price the cheapest, of nothing more those without', () => {
    const among = (words: string) => plans.filter(({ id }) => [...ids(words), one(words)].includes(id));
    const one = (words: string) => Number(told('idPlan', words).values.idPlan?.[0]);
    const [cheapest] = plans.toSorted((first, other) => first.price_with_dacc - other.price_with_dacc);
    for (const plan of among('paramaut de seiscentos'))
      expect(plan).toMatchObject({
        plan_download: 600,
        subscriptions: expect.arrayContaining(['paramount-plus']),
      });
    expect(among('paramaut de seiscentos')).not.toHaveLength(0);
    for (const words of [`${Math.round(cheapest?.price_with_dacc ?? 0)} conto`, 'o mais barato'])
      expect(one(words), words).toBe(cheapest?.id);
    for (const plan of among('sem filme, so a internet')) expect(plan.subscriptions).toEqual([]);
    expect(among('sem filme, so a internet')).not.toHaveLength(0);
  });

  it('of a service that no plan brings, or beside a speed that none has, is none', () => {
    for (const words of [
      'netflix',
      '600 com disney',
      'hebeo',
      '300 mega',
      '800 com hbo',
      'quero ver com a patroa',
    ])
      expect(told('idPlan', words), words).toEqual({ values: {}, options: [] });
  });

  it('without a service is none of its plans', () => {
    const without = ids('qualquer um que não venha com hbo');
    expect(without).not.toHaveLength(0);
    expect(without.filter((id) => bringing('MAX').includes(id))).toEqual([]);
  });

  it('that is not to be the dearest is not the dearest', () => {
    const dearest = plans.toSorted((one, other) => other.price - one.price)[0];
    expect(told('idPlan', 'o mais caro de todos').values.idPlan).toEqual([String(dearest?.id)]);
    expect(ids('com hbo mas que não seja o mais caro').length).toBeGreaterThan(1);
  });

  it('by need asks about the plan that is advised', () => {
    expect(told('idPlan', 'um que rode lol sem travar').options).toHaveLength(1);
  });

  it('by place is of the list that is shown, or else of those that fit the rest', () => {
    const [first] = bringing('paramount-plus');
    expect(told('idPlan', 'o segundo').values.idPlan).toEqual([String(plans[1]?.id)]);
    expect(told('idPlan', 'penultimo da lista').values.idPlan).toEqual([String(plans.at(-2)?.id)]);
    expect(told('idPlan', 'a segunda de baixo pra cima').values.idPlan).toEqual([String(plans.at(-2)?.id)]);
    expect(told('idPlan', 'o primeiro com paramount').values.idPlan).toEqual([String(first)]);
  });

  it('of a host that was completed, or of what stands behind a slip, is asked about', () => {
    expect(told('email', 'ana arroba gmail').options).toEqual([{ email: ['ana@gmail.com'] }]);
    const spoken = 'maria underline silva tudo junto arroba hotmail';
    expect(told('email', spoken).options).toEqual([{ email: ['maria_silva@hotmail.com'] }]);
    expect(told('email', 'duda.fz no icloud').options).toEqual([{ email: ['duda.fz@icloud.com'] }]);
    expect(told('email', 'rafa@hotmial.com ops hotmail').options).toEqual([{ email: ['rafa@hotmail.com'] }]);
  });

  it('of due days is each that the words leave', () => {
    const days = (field: string, words: string) =>
      told(field, words, undefined, at('data-de-vencimento')).options.map(({ due_date: day }) =>
        Number(day?.[0]),
      );
    expect(told('due_date', 'o mais perto do fim do mês').values).toEqual(
      told('due_date', 'o último').values,
    );
    expect(days('due_date', 'depois do dia 12').every((day) => day > 12)).toBe(true);
    expect(days('due_date', 'depois do dia 12')).not.toHaveLength(0);
    expect(days('no_day', 'dia 10')).not.toContain(10);
    expect(days('no_day', 'dia 10')).not.toHaveLength(0);
  });
});

describe('a day', () => {
  const visits = [
    { date: '2026-11-26', periods: ['manha' as const, 'tarde' as const] },
    { date: '2026-11-27', periods: ['tarde' as const] },
    { date: '2026-11-28', periods: ['manha' as const] },
  ];
  const onThursday: Partial<Known> = {
    today: { year: 2026, month: 11, day: 26 },
    context: { ...known.context, visits },
  };
  const slots = (field: string, words: string, among = onThursday) => {
    const { values, options } = told(field, words, undefined, among);
    return [values, ...options].filter(({ date }) => date).map(({ date, period }) => `${date} ${period}`);
  };

  it('counts from today', () => {
    expect(slots('schedules', 'amanhã')).toEqual(['27/11/2026 tarde']);
    const onFriday = { ...onThursday, today: { year: 2026, month: 11, day: 27 } };
    expect(slots('schedules', 'amanhã', onFriday)).toEqual(['28/11/2026 manha']);
  });

  it('with two free periods asks which, and one that is not free is none', () => {
    expect(slots('schedules', 'quinta')).toEqual(['26/11/2026 manha', '26/11/2026 tarde']);
    expect(slots('schedules', 'sábado à tarde')).toEqual([]);
    expect(slots('schedules', 'qualquer dia')).toEqual(['26/11/2026 manha']);
    expect(slots('schedules', 'essa semana, menos sexta')).toEqual([
      '26/11/2026 manha',
      '26/11/2026 tarde',
      '28/11/2026 manha',
    ]);
    expect(slots('schedules', 'o mais tarde possível')).toEqual(['28/11/2026 manha']);
    expect(slots('schedules', 'entre os dias 27 e 28')).toEqual(['27/11/2026 tarde', '28/11/2026 manha']);
  });

  it('whose period nobody said is asked about, also if only one is free', () => {
    const alone = { date: ['28/11/2026'], period: ['manha'] };
    expect(told('schedules', 'sábado', undefined, onThursday)).toEqual({ values: {}, options: [alone] });
    expect(told('schedules', 'sábado cedo', undefined, onThursday)).toMatchObject({ values: alone });
  });

  it('that does not suit leaves the others to choose from', () => {
    expect(slots('no_day', 'quinta e sexta')).toEqual(['28/11/2026 manha']);
    expect(slots('no_day', 'de tarde')).toEqual(['26/11/2026 manha', '28/11/2026 manha']);
    expect(slots('no_day', 'esses dias')).toEqual([]);
  });
});

describe('whatever words say', () => {
  const fields = [...spokenFields];
  const spans = rows.flatMap((row) => row.spans.map((span) => ({ row, span })));

  it('a field takes the values and each of at most five options, or there are none', () => {
    const refused: string[] = [];
    // Every field with the words of another too, which the model may confuse.
    for (const [place, { row, span }] of spans.entries())
      for (const field of place % 100 === 0 ? fields : [span.field]) {
        const words = readMessage(row.text.slice(span.from, span.to), classes);
        const resolved = resolve({ does: 'inform', object: field }, words, knownAt(row.step, options));
        const isNone = Object.keys(resolved.values).length + resolved.options.length === 0;
        const isFew = resolved.options.length <= mostOptions;
        if (!isFew || (!isNone && !isTaken(row.step, field, resolved)))
          refused.push(`${field}: ${words.text}`);
      }
    expect(refused).toEqual([]);
  });

  it('of the whole values that rows mark, nineteen in twenty are read, and of no field fewer than five in six', () => {
    // What is on sale decides which plans there are.
    const figures = [...valuesByField(rows, classes)].filter(([field]) => field !== 'idPlan');
    const sum = (which: 0 | 1) => figures.reduce((total, [, counts]) => total + counts[which], 0);
    expect(sum(1) / sum(0)).toBeGreaterThan(0.95);
    expect(figures.filter(([, [whole, read]]) => read / whole < 0.85)).toEqual([]);
    expect(spans.filter(({ row, span }) => isWhole(row, span)).length).toBeGreaterThan(spans.length / 2);
  });

  const pieces = [
    ...[...'a1 .,-@_/ê\n'],
    ...(
      'a@ 1- e1 um| mil| e |nao,| ponto | arroba|sem |com |dia |entre 1 e |depois | de |dd|antes as ' +
      '|com dois l|sem hbo e |ops, |o1o|rua | traco|ddd |segunda a |daqui a '
    ).split('|'),
  ];

  it.each(fields)('the words of %s are read to their end if one sign fills a whole message', (field) => {
    for (const piece of pieces)
      for (const end of ['', 'x', '@gmail.com', '1']) {
        const text = piece.repeat(messageLength).slice(0, messageLength - end.length) + end;
        expect(told(field, text).options.length).toBeLessThanOrEqual(mostOptions);
      }
  });
});

describe('an option of the quiz', () => {
  const { context, today } = knownAt('validacao', ['Juliana', 'Maria', 'Rua Bela Vista', '1990']);
  const learnt = readLearnt();
  const optionsIn = (message: string) =>
    understand(message, context, { ...learnt, campaign: standard, plans: [], today }).acts.flatMap(
      ({ values }) => values.quiz ?? [],
    );

  it.each([
    ['Maria', 'Maria'],
    ['é a maria', 'Maria'],
    ['na bela vista', 'Rua Bela Vista'],
    ['1990', '1990'],
  ])('is told by its own words, whatever else they may mean: %s', (message, option) => {
    expect(optionsIn(message)).toEqual([option]);
  });

  it('is not told by words that deny it', () => {
    expect(optionsIn('não é a Maria')).toEqual([]);
  });
});
