import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import type { Asked, Understood } from '../../../src/conversation/understanding/reading.ts';
import { textLimit } from '../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { AnswerValues, FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import { sarzedo, taguatinga } from '../../funnel/given.ts';
import { runs } from '../../setup/full-run.ts';
import { askedFor, inShort, lists } from './asked.ts';
import { piled, situations, structured, whileWaiting } from './situations.ts';

const situation = fc.constantFrom(...situations).map(([steps, facts]) => askedFor(steps, facts));

const scraps = fc.constantFrom(
  '01310-100',
  '11 98765-4321',
  '529.982.247-25',
  '11144477735',
  'ana@gmail.com',
  '12/03/1990',
  '31/02/1990',
  'Ana Souza',
  'sim',
  'não',
  'sexta',
  'de manhã',
  'dia 10',
  'itaú',
  'ag 1234',
  'conta 12345-6',
  '600 mega',
  'o mais barato',
  'número',
  '100',
  'apto 12',
  's/n',
  'rua das Flores',
  'bairro Centro',
  'quadra 4 lote 12',
  'meu',
  'cep',
  'por que',
  '?',
  ',',
  '\n',
  'minha mãe é',
  'Não consta',
  'aceito',
  'voltar',
  'corrigir',
  'boleto',
  'a',
  '1',
  '',
  '  ',
);

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 600 }),
  fc.stringMatching(/^[\d ./()+@-]{0,40}$/),
  fc.array(scraps, { maxLength: 8 }).map((parts) => parts.join(' ')),
);

/** Everything that is wrong with what was understood. */
function faultsOf(understood: Understood, asked: Asked): string[] {
  const { facts } = asked;
  const isRefused = (name: FieldName, raw: RawValues) => fields[name].read(raw, facts).kind === 'refused';
  if (understood.kind === 'answer')
    return asked.steps
      .flatMap((step) => askedFields(step, facts))
      .filter((name) => isRefused(name, understood.raw));
  if (understood.kind === 'proposal')
    return understood.answers
      .filter(({ field, raw, shown }) => isRefused(field, raw) || shown === '')
      .map(({ field }) => field);
  const said =
    understood.kind === 'unclear'
      ? understood.expected
      : understood.kind === 'refused'
        ? understood.message
        : understood.kind === 'question'
          ? understood.reply
          : 'said';
  return /\S/.test(said) && !/undefined|NaN|null|\[object/.test(said) ? [] : [said];
}

describe('whatever is typed, whatever is asked', () => {
  // A busy machine takes longer for a thousand cases than a test is given.
  it('nothing understood is invalid by the schema of its field, and something can be said', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(typed, situation, (text, asked) => {
        expect(faultsOf(understand(text, asked), asked)).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('it is understood as an answer only where one is asked', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(understand(text, askedFor([])).kind).not.toBe('answer');
      }),
    );
  });

  it('the same words always mean the same', () => {
    fc.assert(
      fc.property(typed, situation, (text, asked) => {
        expect(understand(text, asked)).toEqual(understand(text, asked));
      }),
    );
  });
});

const naughty = [
  '\u0000',
  '\ud800',
  '\u202e 01310-100',
  '١٢٣٤٥',
  '０１３１０１００',
  'İI ıſ',
  '<script>alert(1)</script>',
  "'; DROP TABLE leads; --",
  '{{7*7}}',
  '%00',
  '\\',
  '[[[[',
  '((((',
  '****',
  '🏳️‍🌈',
  '👩‍👩‍👧',
  'Z̸̢̧͇̻͕',
  '\uE000\uE000',
  'constructor',
  '__proto__',
  'toString',
  '﷽',
  'undefined',
  'NaN',
];

describe.each(whileWaiting)('while %s is asked', (_, asked) => {
  it.each(naughty)('%j does not throw', (text) => {
    expect(faultsOf(understand(text, asked), asked)).toEqual([]);
  });

  it('a part repeated up to the limit does not throw', () => {
    for (const part of piled) {
      const text = part.repeat(Math.ceil(textLimit / part.length));
      for (const piledUp of [text, `01310-100 ${text}`])
        expect(faultsOf(understand(piledUp.slice(0, textLimit), asked), asked)).toEqual([]);
    }
  });
});

describe('a message that is too long', () => {
  const asked = askedFor('telefone');
  const phone = '11 98765-4321';
  const atLimit = `${'bla '.repeat(textLimit)}`.slice(0, textLimit - phone.length) + phone;

  it('is refused unread, whatever it says', () => {
    expect(inShort(understand(atLimit, asked))).toContain('[phone: (11) 98765-4321] + bla bla');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (rest) => {
        expect(understand(atLimit + rest, asked)).toEqual({
          kind: 'question',
          reply: sideQuestionWords.tooLong(textLimit),
        });
      }),
    );
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const firsts = fc.constantFrom(
  'Ana',
  'José',
  'Ângela',
  'Jhennyfer',
  "D'Ávila",
  'Anna-Clara',
  'Kwame',
  'Yara',
  'Ítalo',
  'Xiomara',
);
const lasts = fc.constantFrom(
  'Souza',
  'Silva',
  'de Oliveira',
  'e Costa',
  'Tupinambá',
  'Mensah',
  'da Paz Sim',
  "O'Neill",
  'Branco',
  'dos Santos Filho',
);
const fullName = fc
  .tuple(firsts, fc.array(lasts, { minLength: 1, maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest].join(' '));
const mobile = fc
  .tuple(fc.constantFrom('11', '21', '31', '55', '69', '92'), digits(8))
  .map(([area, rest]) => `${area}9${rest}`);
const birth = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1900, max: 2007 }),
  )
  .map(([day, month, year]) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`);
const slots = (lists.installationDays ?? []).flatMap(({ date, periods }) =>
  periods.map((period) => ({ date, period })),
);

interface Canonical {
  name: string;
  check: () => void;
}

/** Typed just as a form holds it, and as it is shown where it is not masked. */
function understood<Name extends FieldName>(
  name: Name,
  answers: fc.Arbitrary<AnswerValues[Name]>,
  steps: StepId,
  {
    facts = {},
    as = ['written', 'shown'],
  }: { facts?: Partial<Facts>; as?: readonly ('written' | 'shown')[] } = {},
): Canonical {
  const asked = askedFor(steps, facts);
  const field = fields[name];
  const check = () =>
    fc.assert(
      fc.property(answers, fc.constantFrom(...as), (answer, way) => {
        const text =
          way === 'shown'
            ? Reflect.apply(field.show, null, [answer, asked.facts])
            : Object.values(Reflect.apply(field.write, null, [answer]))
                .flat()
                .join(' ');
        const result = understand(String(text), asked);
        const raw =
          result.kind === 'answer'
            ? result.raw
            : result.kind === 'proposal'
              ? result.answers.find((one) => one.field === name)?.raw
              : undefined;
        expect(raw, `${text} → ${inShort(result)}`).toBeDefined();
        expect(field.read(raw ?? {}, asked.facts)).toEqual({ kind: 'read', value: answer });
      }),
    );
  return { name, check };
}

const written = { as: ['written'] } as const;
const shown = { as: ['shown'] } as const;

const canonical: readonly Canonical[] = [
  understood(
    'cep',
    digits(8).filter((cep) => cep !== '00000000'),
    'cep',
  ),
  understood(
    'number',
    fc.oneof(fc.integer({ min: 1, max: 99999 }).map(String), fc.constantFrom('12A', '7-B', '250')),
    'nr-imovel',
  ),
  understood('number', fc.constant('S/N'), 'nr-imovel', shown),
  understood('line_phone', mobile, 'consulta-telefone'),
  understood('phone', mobile, 'telefone'),
  understood('name', fullName, 'nome'),
  understood('mothers_name', fc.oneof(fullName, fc.constant('Não consta')), 'nome-mae', written),
  understood('email', fc.stringMatching(/^[a-zA-Z0-9]{1,20}@[a-z]{1,20}\.com(\.br)?$/), 'email'),
  understood('birth_date', birth, 'data-nascimento', written),
  understood(
    'cpf',
    fc.constantFrom('52998224725', '11144477735', '93541134780', '39053344705', '16899535009'),
    'cpf',
    written,
  ),
  understood('cnpj', fc.constantFrom('12ABC34501DE35', '00000000000191', 'AA345678000A29'), 'cpf', {
    facts: { personType: 'pj' },
    ...written,
  }),
  understood(
    'address',
    fc.constantFrom(
      'Rua das Flores',
      'Av. Brasil',
      'Travessa Sete de Setembro',
      'Rodovia BR 101',
      'Praça da Sé',
    ),
    'instalacao',
    { facts: { place: sarzedo } },
  ),
  understood(
    'complement',
    fc
      .constantFrom('apto 12', 'casa 2', 'fundos', 'bloco B apto 3', '2º andar')
      .map((text) => ({ text, parts: [] })),
    'instalacao',
    { facts: { place: sarzedo } },
  ),
  understood(
    'complement',
    fc
      .constantFrom('apartamento', 'bloco', 'casa', 'sala')
      .map((type) => ({ text: '12', parts: [{ type, value: '12' }] })),
    'instalacao',
    { facts: structured, ...shown },
  ),
  understood('due_date', fc.constantFrom(...(lists.dueDates ?? [])), 'data-de-vencimento'),
  understood('direct_debit', fc.boolean(), 'ativar-debito', shown),
  understood('bank', fc.constantFrom(...(lists.banks ?? []).map(({ code }) => code)), 'conta-debito'),
  understood(
    'schedules',
    fc.uniqueArray(fc.constantFrom(...slots), { minLength: 1, maxLength: 3 }),
    'data-instalacao',
    shown,
  ),
  understood('idPlan', fc.constantFrom(101, 102, 103, 104, 105, 111, 112, 113, 114, 115), 'planos', shown),
];

describe('a canonical answer is understood as its field when that is asked', () => {
  it.each(canonical)('$name', ({ check }) => check());

  it('even the block and the lot, under their names', () => {
    const asked = askedFor('nr-imovel', { place: taguatinga });
    expect(inShort(understand('quadra 12 lote 7 número 5', asked))).toBe(
      'number=5, block_number=12, allotment_number=7',
    );
  });
});
