import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { factsWith, quiz } from '../given.ts';

const read = (name: FieldName, raw: RawValues, facts: Facts = factsWith()) => fields[name].read(raw, facts);
const value = (accepted: unknown) => ({ kind: 'read', value: accepted });
const error = (name: keyof typeof fieldErrors) => ({ kind: 'refused', message: fieldErrors[name] });
const x = (length: number) => 'x'.repeat(length);

/** A format of each kind that is accepted, and each error; `tests/brazil` has the others. */
describe('a typed answer', () => {
  it.each<[FieldName, string, object]>([
    ['cep', '01310-100', value('01310100')],
    ['cep', ' 01.310–100 ', value('01310100')],
    ['cep', '0131010a', error('cepShape')],
    ['cep', '', error('cepShape')],
    ['number', ' 1000 A ', value('1000 A')],
    ['number', 'S/N', value('S/N')],
    ['number', 's/n', value('S/N')],
    ['number', 'sem número', value('S/N')],
    ['number', ' SN. ', value('S/N')],
    ['number', 'S/N fundos', value('S/N fundos')],
    ['number', '12 s/n', value('12 s/n')],
    ['number', '', error('numberEmpty')],
    ['number', '-5', error('numberShape')],
    ['number', '00', error('numberShape')],
    ['number', '😀', error('numberShape')],
    ['number', '<>', error('numberShape')],
    ['number', 'abc', error('numberShape')],
    ['number', 'não sei', error('numberShape')],
    ['number', 'B', value('B')],
    ['number', 'Lote B', value('Lote B')],
    ['number', '05', value('05')],
    ['number', 'km 12', value('km 12')],
    ['number', `1${x(63)}`, value(`1${x(63)}`)],
    ['number', x(65), error('numberLong')],
    ['block_number', ' 12 ', value('12')],
    ['block_number', '', error('blockEmpty')],
    ['allotment_number', '', error('allotmentEmpty')],
    ['name', '  Ana   Souza ', value('Ana Souza')],
    ['name', "Ana D'Ávila-Müller", value("Ana D'Ávila-Müller")],
    ['name', 'Ana', error('nameOneWord')],
    ['name', 'A Souza', error('nameShortFirst')],
    ['name', 'Ana 2 Souza', error('nameCharacters')],
    ['name', `Ana ${x(124)}`, value(`Ana ${x(124)}`)],
    ['name', `Ana ${x(125)}`, error('nameLong')],
    ['name', ' ', error('nameEmpty')],
    ['mothers_name', 'nao consta', value('Não consta')],
    ['mothers_name', 'Maria Souza', value('Maria Souza')],
    ['phone', '(11) 91234-5678', value('11912345678')],
    ['phone', '(11) 3123-4567', error('phoneLandline')],
    ['phone', '(10) 91234-5678', error('phoneAreaCode')],
    ['phone', '3221-4455', error('phoneLandline')],
    ['phone', '(11) 81234-5678', error('phoneNine')],
    ['phone', '11 34567 8901', error('phoneNine')],
    ['phone', ' ', error('phoneEmpty')],
    ['line_phone', '', error('phoneEmpty')],
    ['line_phone', '11987654321', value('11987654321')],
    ['email', ' ana@exemplo.com.br ', value('ana@exemplo.com.br')],
    ['email', 'Ana@EXEMPLO.COM.BR', value('Ana@exemplo.com.br')],
    ['email', ' ', error('emailEmpty')],
    ['email', 'ana@exemplo', error('email')],
    ['email', `${x(90)}@a.com.br`, error('emailLong')],
    ['email', 'ana@gmial.com', value('ana@gmial.com')],
    ['birth_date', '02/02/1990', value('02/02/1990')],
    ['birth_date', '12/03/90', value('12/03/1990')],
    ['birth_date', '20/11/08', value('20/11/2008')],
    ['birth_date', '21/11/08', value('21/11/2008')],
    ['birth_date', '02/02/09', error('dateInvalid')],
    ['birth_date', '30/02/1990', error('dateInvalid')],
    ['birth_date', '20/11/2009', value('20/11/2009')],
    ['birth_date', '21/11/2009', error('birthTooYoung')],
    ['birth_date', '31/12/1899', error('birthTooOld')],
    ['cpf', '529.982.247-25', value('52998224725')],
    ['cpf', '', error('cpfEmpty')],
    ['cpf', '529.982.247-24', error('cpf')],
    ['cnpj', '12.abc.345/01de-35', value('12ABC34501DE35')],
    ['cnpj', ' ', error('cnpjEmpty')],
    ['cnpj', '12.ABC.345/01DE-36', error('cnpj')],
    ['company_name', ' ', error('companyName')],
    ['code', '123 456', value('123456')],
    ['code', '12345', error('code')],
    ['address', ' Rua A ', value('Rua A')],
    ['address', '', error('streetEmpty')],
    ['neighborhood', x(97), error('textLong')],
    ['due_date', '10', value(10)],
    ['due_date', '32', error('dueDate')],
    ['due_date', '', error('dueDate')],
    ['due_date', 'dez', error('dueDate')],
    ['direct_debit', 'true', value(true)],
    ['direct_debit', 'false', value(false)],
    ['direct_debit', '', error('directDebit')],
    ['bank', '001', value('001')],
    ['bank', '001 - Banco do Brasil', value('001')],
    ['bank', 'Banco do Brasil', error('bank')],
    ['bank', 'Banco 001', error('bank')],
    ['bank', '0011', error('bank')],
    ['agency', '1234-x', value('1234-X')],
    ['agency', '', error('agency')],
    ['agency', '0001', value('0001')],
    ['agency', '0000', error('agency')],
    ['agency', '0000-1', error('agency')],
    ['account_number', '00000-0', error('account')],
    ['account_number', '12.345 6', value('12345-6')],
    ['account_number', '12345-x', value('12345-X')],
    ['account_number', '1', error('account')],
    ['idPlan', '101', value(101)],
    ['idPlan', '999', error('plan')],
    ['complement', ' casa 2 ', value({ text: 'casa 2', parts: [] })],
    ['complement', '', value({ text: '', parts: [] })],
    ['complement', x(129), error('textLong')],
  ])('the field %s reads %j', (name, text, reading) => {
    expect(read(name, { [name]: [text] })).toEqual(reading);
  });

  it.each<[string, object, type?: string, isNone?: true]>([
    ['x', value({ text: '', parts: [] }), undefined, true],
    ['12', value({ text: '12', parts: [{ type: 'apartamento', value: '12' }] }), 'apartamento'],
    ['', error('complement'), 'casa'],
    ['12', error('complement'), ''],
    // Longer than the wire takes.
    ['1', error('textLong'), x(33)],
    [x(65), error('textLong'), 'casa'],
  ])('the complement %j is read or refused: %o, of the kind %j', (text, reading, type, isNone) => {
    const kind = type !== undefined && { complement_type: [type] };
    const none = isNone && { no_complement: ['on'] };
    expect(read('complement', { complement: [text], ...kind, ...none })).toEqual(reading);
  });

  it.each<[FieldName, string[] | undefined, object]>([
    ['accept_promotions', ['on'], value(true)],
    ['accept_promotions', undefined, value(false)],
    ['accept_information', ['on'], value(true)],
    ['accept_information', undefined, error('consent')],
    ['accept_contact', ['on'], value(true)],
    ['accept_contact', undefined, error('contactConsent')],
  ])('the box of %s is read: %j', (name, ticked, reading) => {
    expect(read(name, ticked === undefined ? {} : { [name]: ticked })).toEqual(reading);
  });

  it('a house without a number is read as such, whatever stands in its field', () => {
    expect(read('number', { number: ['12'], no_number: ['on'] })).toEqual(value('S/N'));
  });

  const [first, second] = ['01/12/2026', '02/12/2026'];
  it.each<[string, string[] | undefined, string[] | undefined, object]>([
    [
      'three preferences, one left empty',
      [first, '', second],
      ['manha', '', 'tarde'],
      value([
        { date: first, period: 'manha' },
        { date: second, period: 'tarde' },
      ]),
    ],
    ['no preference', [''], [''], error('schedule')],
    ['nothing at all', undefined, undefined, error('schedule')],
    ['a preference without a day', [first, ''], ['manha', 'tarde'], error('scheduleDay')],
    ['a preference without a period', [first], [], error('period')],
    ['the same preference twice', [first, first], ['manha', 'manha'], error('scheduleRepeated')],
    [
      'four preferences',
      [first, first, second, second],
      ['manha', 'tarde', 'manha', 'tarde'],
      error('scheduleMany'),
    ],
  ])('the days to visit are read or refused: %s', (_, date, period, reading) => {
    expect(read('schedules', { ...(date && { date }), ...(period && { period }) })).toEqual(reading);
  });

  it('a quiz answer counts only for the quiz that was asked', () => {
    const asking = factsWith({ risk: { status: 'quiz', message: null, quiz } });
    const raw = { 'quiz-one': ['a'], 'quiz-two': ['b'], 'quiz-three': ['a'] };
    expect(read('quiz', raw, asking)).toMatchObject({ kind: 'read', value: { idQuiz: 'q' } });
    expect(read('quiz', { 'quiz-one': ['a'] }, asking)).toEqual(error('quiz'));
    expect(read('quiz', { ...raw, 'quiz-two': [x(65)] }, asking)).toEqual(error('quiz'));
    expect(read('quiz', raw)).toEqual(error('quiz'));
  });
});
