import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../../src/brazil/calendar-days.ts';
import { parseBrazilianDate, toIsoDate } from '../../../../src/brazil/date.ts';
import { replies } from '../../../../src/content/conversation/replies.ts';
import type { Understood } from '../../../../src/conversation/understanding/reading.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { RawValues } from '../../../../src/funnel/fields/field.ts';
import { dayInWords } from '../../../../src/funnel/schedule-days.ts';
import { askedFor, heard, lists } from '../asked.ts';

/** The slots as they are offered to tap: 'terça, 1º de dezembro, de manhã'. */
const slots = (lists.installationDays ?? []).flatMap(({ date, periods }) =>
  periods.map((period) => ({ date, period, words: replies.visit(dayInWords(date), period) })),
);

/** The days and periods that are taken, proposed or offered to tap. */
function slotsIn(understood: Understood): RawValues {
  if (understood.kind === 'answer') return understood.raw;
  if (understood.kind === 'proposal')
    return understood.answers.find(({ field }) => field === 'schedules')?.raw ?? {};
  const offered = understood.kind === 'question' ? (understood.suggestions ?? []) : [];
  const tapped = slots.filter(({ words }) => offered.includes(words));
  return { date: tapped.map(({ date }) => date), period: tapped.map(({ period }) => period) };
}

/** The days and periods that a sentence is taken for, and whether the visitor is asked. */
function wishedFor(sentence: string): { times: [weekday: number, period: string][]; isAsked: boolean } {
  const understood = understand(sentence, askedFor('data-instalacao'));
  const raw = slotsIn(understood);
  const weekday = (text: string) => {
    const date = parseBrazilianDate(text);
    return date === null ? -1 : weekdayOf(toIsoDate(date));
  };
  const times = (raw.date ?? []).map((date, place): [number, string] => [
    weekday(date),
    raw.period?.[place] ?? '',
  ]);
  return { times, isAsked: understood.kind !== 'answer' };
}

const first = lists.installationDays?.[0]?.date ?? '';
const last = lists.installationDays?.at(-1)?.date ?? '';

describe('a wish that names no day', () => {
  it.each(['quanto antes melhor', 'o quanto antes', 'o mais cedo que der', 'o primeiro dia que tiver'])(
    '%s is the first free day, to be confirmed',
    (sentence) => expect(heard(sentence, 'data-instalacao')).toContain(first.slice(0, 5)),
  );

  it('the last day is the last free one', () =>
    expect(heard('a última data que tiver', 'data-instalacao')).toContain(last.slice(0, 5)));

  it.each([
    ['depois das 14h', 'tarde'],
    ['pode ser às 9', 'manha'],
    ['de manhã não dá', 'tarde'],
    ['se for de manhã eu falto no trabalho, então tarde', 'tarde'],
  ])('%s is a period of the first days', (sentence, period) => {
    const { times, isAsked } = wishedFor(sentence);
    expect(isAsked && times.length > 0 && times.every(([, one]) => one === period)).toBe(true);
  });

  it.each(['só depois das 18h', 'às 3 da madrugada', 'tarde demais', 'sábado às 14h'])(
    '%s is no time there is',
    (sentence) => expect(wishedFor(sentence).times).toEqual([]),
  );

  it.each(['sábado à tarde', 'sábado às 14h'])(
    '%s: the day that has only mornings is told of',
    (sentence) => {
      const saturday = lists.installationDays?.find(({ periods }) => periods.length === 1)?.date ?? '';
      expect(heard(sentence, 'data-instalacao')).toContain(`No ${dayInWords(saturday)}, só`);
    },
  );

  it('who asks for a day sooner than there is one reads which is the first', () =>
    expect(
      heard('tem como ser amanhã? tô sem net nenhuma e tenho prova na sexta', 'data-instalacao'),
    ).toContain(`O primeiro livre é ${dayInWords(first)}`));

  it('who asks to pay tomorrow asks for no visit', () =>
    expect(heard('tem como pagar o boleto amanhã?', 'data-instalacao')).not.toContain('O primeiro livre é'));

  it('several days in any period are one time of each', () =>
    expect(wishedFor('quarta ou quinta, tanto faz o horário').times.map(([weekday]) => weekday)).toEqual([
      3, 4,
    ]));
});

describe('a week, or all days up to one, that the visitor cannot', () => {
  const weekOf = (sentence: string) => {
    const { date = [] } = slotsIn(understand(sentence, askedFor('data-instalacao')));
    return date.map((one) => lists.installationDays?.findIndex((day) => day.date === one) ?? -1);
  };
  const nextWeek = weekOf('semana que vem');

  it.each(['semana que vem não posso', 'não posso semana que vem, tô viajando', 'menos na semana que vem'])(
    '%s: no day of that week is proposed',
    (sentence) => {
      const days = weekOf(sentence);
      expect(days.length).toBeGreaterThan(0);
      expect(days.filter((day) => nextWeek.includes(day))).toEqual([]);
    },
  );

  it('all up to a day is left out with it', () => {
    const friday = wishedFor('não posso até sexta');
    expect(friday.times.length).toBeGreaterThan(0);
    expect(weekOf('não posso até sexta').every((day) => day > Math.max(...weekOf('sexta')))).toBe(true);
  });
});

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const weekday = fc.integer({ min: 1, max: 6 });
const denial = fc.constantFrom(
  (day: string) => `${day} não posso`,
  (day: string) => `menos ${day}`,
  (day: string) => `qualquer dia, menos ${day}`,
  (day: string) => `qualquer dia de manhã menos ${day} que tem círculo de oração`,
  (day: string) => `não pode ser ${day}`,
  (day: string) => `${day} não dá, no resto estou em casa`,
);

describe('a time that the visitor cannot', () => {
  it('is never proposed, and what is proposed is confirmed', () =>
    fc.assert(
      fc.property(weekday, denial, (day, say) => {
        const { times, isAsked } = wishedFor(say(weekdays[day] ?? ''));
        expect(isAsked && times.length > 0).toBe(true);
        expect(times.map(([one]) => one)).not.toContain(day);
      }),
    ));

  it('of one day is no other day', () => {
    const { times } = wishedFor('quinta de manhã não posso');
    expect(times.some(([one, period]) => one === 4 && period === 'manha')).toBe(false);
    expect(times.some(([, period]) => period === 'manha')).toBe(true);
  });

  it('is a list that goes on', () =>
    fc.assert(
      fc.property(fc.uniqueArray(weekday, { minLength: 2, maxLength: 2 }), ([one = 1, other = 2]) => {
        const { times } = wishedFor(`qualquer dia menos ${weekdays[one]} e ${weekdays[other]}`);
        expect(times.length).toBeGreaterThan(0);
        expect(times.filter(([day]) => day === one || day === other)).toEqual([]);
      }),
    ));

  it.each(['porque', 'pq', 'pois'])('told as a reason (%s), changes nothing of the day wished for', (why) =>
    expect(wishedFor(`quinta de manhã ${why} de tarde eu não estou em casa`)).toEqual({
      times: [[4, 'manha']],
      isAsked: false,
    }),
  );

  it.each(['porque durante a semana eu trabalho', 'que durante a semana eu tô no serviço'])(
    'told as a reason behind a Saturday (%s), leaves the Saturday',
    (why) => expect(wishedFor(`sábado de manhã ${why}`)).toEqual(wishedFor('sábado de manhã')),
  );

  it('is not told by whoever only thinks so', () =>
    expect(wishedFor('sexta, acho que de manhã')).toEqual(wishedFor('sexta, de manhã')));

  it('leaves what is wished for beside it', () =>
    expect(wishedFor('segunda não posso, quinta de tarde pode')).toEqual({
      times: [[4, 'tarde']],
      isAsked: false,
    }));
});

describe('days that are left out one after the other', () => {
  it.each(['menos segunda, terça e quarta', 'qualquer dia menos segunda, terça ou quarta'])(
    'are none of those proposed: %s',
    (text) => expect(heard(text, 'data-instalacao')).not.toMatch(/2[345]\/11|30\/11|0[12]\/12/),
  );

  it.each(['tenho médico na sexta, então quinta', 'não posso sexta, mas quinta sim'])(
    'end where a wish begins: %s',
    (text) => expect(heard(text, 'data-instalacao')).toContain('26/11'),
  );
});

describe('days by their number alone', () => {
  it.each([
    ['27 de manhã ou 30 de tarde', '27/11', '30/11'],
    ['dia 27 de manhã, 30 de tarde', '27/11', '30/11'],
  ])('are each told, with their time: %s', (text, one, other) =>
    expect(heard(text, 'data-instalacao')).toMatch(
      new RegExp(`date=${one}.* \\| ${other}.*, period=manha \\| tarde$`),
    ),
  );

  it('are no number of anything else', () =>
    expect(heard('dia 27 de tarde, 2 pessoas em casa', 'data-instalacao')).not.toContain('02/12'));

  it('keep their own time where another day is not offered', () =>
    expect(heard('dia 23 de tarde ou dia 27 de manhã', 'data-instalacao')).toBe(
      heard('dia 23 ou dia 27 de manhã', 'data-instalacao'),
    ));

  it('are no wish where they are holidays that are asked about', () =>
    expect(heard('dia 27 é feriado aqui, vcs trabalham?', 'data-instalacao')).not.toContain('27/11'));
});

describe('a day with another one for the case that it is not free', () => {
  it.each([
    'tem como ser sabado? durante a semana eu rodo o dia td. se n der pode ser segunda de manha',
    'queria sábado, se não tiver segunda de manhã serve',
    'dá pra ser sábado? senão segunda cedo',
  ])('are both wished, in this order: %s', (said) =>
    expect(heard(said, 'data-instalacao')).toMatch(/^\[schedules: 28\/11\/2026.*30\/11\/2026/),
  );

  it('that is not offered leaves its time to tap', () =>
    expect(understand('só à tarde, pode ser dia 23', askedFor('data-instalacao'))).toMatchObject({
      kind: 'unclear',
      suggestions: [expect.stringContaining('de tarde'), expect.stringContaining('de tarde')],
    }));
});

it.each([
  ['ninguém fica em casa de manhã, só de tarde', 'tarde'],
  ['de manhã não tem ninguém em casa, de tarde pode', 'tarde'],
  ['a casa fica fechada à tarde, só de manhã cedo', 'manha'],
])('a time at which nobody is at home is no wish: %s', (said, period) => {
  const { times } = wishedFor(said);
  expect(times.length).toBeGreaterThan(0);
  expect(times.every(([, told]) => told === period)).toBe(true);
});

it.each([
  ['consegue sábado? durante a semana eu e meu marido ficamos na roça', 6, 'manha'],
  ['consegue de tarde? de manhã ninguém aqui tá em casa', null, 'tarde'],
  ['tem como ser de manhã?', null, 'manha'],
])('a time that is asked for is offered, whatever tells why: %s', (said, day, period) => {
  const { times, isAsked } = wishedFor(said);
  expect(isAsked).toBe(true);
  expect(times.length).toBeGreaterThan(0);
  expect(times.every(([weekday, told]) => (day === null || weekday === day) && told === period)).toBe(true);
});

describe('an hour within the period that is chosen', () => {
  it.each([
    'quinta de tarde, a partir das 15h',
    'quinta de manhã mas só depois das 10',
    'quinta antes das 11',
    'sexta à tarde até as 16h',
  ])('is said to be none that can be promised, and the visit waits for a yes: %s', (said) =>
    expect(understand(said, askedFor('data-instalacao'))).toMatchObject({
      kind: 'proposal',
      reply: expect.stringContaining(replies.noExactHour),
    }),
  );

  it('is no limit where work ends then', () =>
    expect(heard('trabalho até 17h', 'data-instalacao')).not.toContain('[schedules'));
});

it.each([
  ['qualquer dia menos segunda e terça de manhã', 2, 'manha'],
  ['não posso segunda e terça de manhã', 2, 'manha'],
])('a period behind the days that are left out is left out with them: %s', (said, day, period) =>
  expect(wishedFor(said).times).not.toContainEqual([day, period]),
);

describe('a day of the visit that is told at another question', () => {
  it.each([
    ['melhor sexta à tarde, que quinta eu tenho médico', 'data-de-vencimento'],
    ['sexta de tarde, e se chover?', 'email'],
    ['dia 10, e sexta de tarde', 'data-de-vencimento'],
    ['boleto e sexta de tarde', 'ativar-debito'],
  ] as const)('waits for a yes: %s', (sentence, step) => {
    const understood = understand(sentence, askedFor(step));
    expect(understood.kind).toBe('proposal');
    expect(slotsIn(understood)).toEqual(slotsIn(understand('sexta de tarde', askedFor('data-instalacao'))));
  });

  it('is the first there is, where one asks for it as soon as possible beside how to pay', () =>
    expect(slotsIn(understand('dia 10, boleto, o quanto antes', askedFor('data-de-vencimento')))).toEqual(
      slotsIn(understand('o quanto antes', askedFor('data-instalacao'))),
    ));

  it.each([
    ['me liga sexta de tarde', 'email'],
    ['recebo sexta de manhã', 'data-de-vencimento'],
    ['o quanto antes', 'data-de-vencimento'],
  ] as const)('is not taken from what is of something else: %s', (sentence, step) =>
    expect(slotsIn(understand(sentence, askedFor(step))).date ?? []).toEqual([]),
  );

  it.each([
    'melhor sexta à tarde, que quinta eu tenho médico',
    'dia 10, boleto, o quanto antes',
    'dia 10, e sexta de tarde',
  ])('gets its reply while the days on offer are not known yet: %s', (sentence) => {
    const asked = askedFor('data-de-vencimento');
    const understood = understand(sentence, { ...asked, lists: { ...asked.lists, installationDays: null } });
    expect(understood).toMatchObject({ reply: expect.stringContaining(replies.installation.time) });
    expect(understood).not.toHaveProperty('left');
  });
});

it.each([
  'não posso de manhã e de tarde',
  'de manhã e de tarde eu não posso',
  'trabalho de manhã e à tarde',
  'não fico em casa de manhã e de tarde',
])('who can in neither period is proposed none: %s', (sentence) =>
  expect(slotsIn(understand(sentence, askedFor('data-instalacao'))).date).toEqual([]),
);

it.each([
  'quinta e sexta de manhã e se não der segunda à tarde',
  'quinta ou sexta de manhã, senão segunda à tarde',
])('what would do instead stands behind all days in front of it: %s', (text) =>
  expect(slotsIn(understand(text, askedFor('data-instalacao'))).date).toHaveLength(3),
);
