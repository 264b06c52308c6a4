import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import type { Period } from '../../../src/contract/lead/answers.ts';
import type { AnswerValues, FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { Field, RawValues } from '../../../src/funnel/fields/field.ts';
import { fieldNames, fields } from '../../../src/funnel/fields/fields.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { factsWith, plansIn, quiz } from '../given.ts';

const facts = factsWith({
  coverage: { plans: plansIn('plans.json'), infra: null },
  risk: { status: 'quiz', message: null, quiz },
});
const sentences = new Set<string>(Object.values(fieldErrors));

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.stringMatching(/^[\d ./()-]{0,20}$/),
  fc.string({ minLength: 60, maxLength: 200 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '\u202e',
    '٠١٢٣٤٥٦٧',
    '１２３４５６７８',
    'ſı',
    'NaN',
    '1e3',
    '0x1F',
    '-1',
    'constructor',
  ),
);

const names = [
  'complement_type',
  'no_complement',
  'no_number',
  'date',
  'period',
  'quiz-one',
  'quiz-two',
  'quiz-three',
];
const forms: fc.Arbitrary<RawValues> = fc.dictionary(
  fc.constantFrom(...fieldNames, ...names),
  fc.array(anything, { maxLength: 5 }),
  { noNullPrototype: true },
);

describe.each([...fieldNames])('%s', (name) => {
  it('the field reads any text without throwing and returns only valid values', () => {
    fc.assert(
      fc.property(forms, anything, (form, text) => {
        const reading = fields[name].read({ ...form, [name]: [text] }, facts);
        if (reading.kind === 'read') expect(fields[name].schema.safeParse(reading.value).success).toBe(true);
        else expect(sentences).toContain(reading.message);
      }),
    );
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const plain = (maxLength: number) =>
  fc
    .stringMatching(/^[A-Za-zÀ-ÿ0-9][A-Za-zÀ-ÿ0-9 .,/-]*$/, { maxLength })
    .map((text) => text.trim())
    .filter((text) => text !== '');
const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{2,20}$/).map((text) => text.normalize('NFC'));
const fullName = fc.array(word, { minLength: 2, maxLength: 5 }).map((words) => words.join(' '));
const mobile = fc
  .tuple(fc.constantFrom('11', '21', '31', '55', '69', '92'), digits(8))
  .map(([area, rest]) => `${area}9${rest}`);
const date = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1900, max: 2007 }),
  )
  .map(([day, month, year]) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`);

/** An answer written into its input and read again is the same answer. */
function same<Name extends FieldName>(name: Name, answers: fc.Arbitrary<AnswerValues[Name]>) {
  const field: Field<AnswerValues[Name]> = fields[name];
  const check = () =>
    fc.assert(
      fc.property(answers, (answer) => {
        expect(field.schema.safeParse(answer).success).toBe(true);
        expect(field.read(field.write(answer), facts)).toEqual({ kind: 'read', value: answer });
      }),
    );
  return { name, check };
}

const written = [
  same('line_phone', mobile),
  same(
    'cep',
    digits(8).filter((cep) => cep !== '00000000'),
  ),
  same(
    'number',
    fc.oneof(
      fc.constant('S/N'),
      plain(64).filter((text) => /^[^×÷]/.test(text) && /[1-9]/.test(text)),
    ),
  ),
  same('block_number', plain(64)),
  same('allotment_number', plain(64)),
  same('idPlan', fc.constantFrom(...plansIn('plans.json').map(({ id }) => id))),
  same('name', fullName),
  same('phone', mobile),
  same('email', fc.stringMatching(/^[a-zA-Z0-9]{1,20}@[a-z]{1,20}\.com(\.br)?$/)),
  same('accept_promotions', fc.boolean()),
  same('birth_date', date),
  same('mothers_name', fc.oneof(fullName, fc.constant('Não consta'))),
  same('cpf', fc.constantFrom('52998224725', '11144477735', '93541134780', '39053344705', '16899535009')),
  same('cnpj', fc.constantFrom('12ABC34501DE35', '00000000000191', 'AA345678000A29')),
  same('company_name', plain(128)),
  same('address', plain(128)),
  same('neighborhood', plain(96)),
  same(
    'complement',
    fc.oneof(
      fc.constant({ text: '', parts: [] }),
      plain(128).map((text) => ({ text, parts: [] })),
      fc.tuple(plain(32), plain(64)).map(([type, text]) => ({ text, parts: [{ type, value: text }] })),
    ),
  ),
  same('due_date', fc.integer({ min: 1, max: 31 })),
  same('direct_debit', fc.boolean()),
  same('bank', digits(3)),
  same('agency', fc.stringMatching(/^\d{0,5}[1-9](-[\dX])?$/)),
  same('account_number', fc.stringMatching(/^\d{0,12}[1-9]-[\dX]$/)),
  same(
    'schedules',
    fc.uniqueArray(fc.record({ date, period: fc.constantFrom<Period[]>('manha', 'tarde') }), {
      minLength: 1,
      maxLength: 3,
      selector: (one) => `${one.date} ${one.period}`,
    }),
  ),
];

describe('an answer written into its input and read again is the same answer', () => {
  it.each(written)('the answer to $name is read back as it was written', ({ check }) => check());

  it('consents, the code and the quiz are never written back', () => {
    const unwritten = fieldNames.filter((one) => !written.some(({ name }) => name === one));
    expect([...unwritten].sort()).toEqual(['accept_contact', 'accept_information', 'code', 'quiz']);
    for (const name of unwritten)
      expect(Reflect.apply(fields[name].write, null, [everyAnswer[name]])).toEqual({});
  });
});
